import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CountText } from '../../../ui/CountText.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { Home } from './profile.queries.ts'

const SHOWN = 3
const chip = 'inline-flex h-7 max-w-full flex-none items-center gap-1 rounded-full bg-raised px-[9px] text-[12.5px] leading-7 font-semibold'

/** Labels given by others, the most chosen first. People cannot label themselves. */
export function HomeLabels({ home, own }: { home: Home; own: boolean }) {
  const { t } = useLingui()
  const labels = home.label.slice(0, SHOWN)
  if (own && labels.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-4 pbs-2.5">
      {labels.length > 0 && (
        <ul aria-label={t`Impressions`} className="contents">
          {labels.map(({ id, name, nums }) => (
            <li key={id} className={chip}>
              <bdi className="truncate">{name}</bdi>
              <span className="text-text-3">
                <CountText value={nums} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!own && (
        <Link to="/impress" search={{ touid: home.id }} className={`${chip} hit-44 relative`}>
          <Icon name="plus" size={14} />
          <span className={labels.length > 0 ? 'sr-only' : ''}>
            <Trans>Add impression</Trans>
          </span>
        </Link>
      )}
    </div>
  )
}
