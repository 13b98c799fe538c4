import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Pack, PackName } from './recharge.state.ts'

const names: Record<PackName, MessageDescriptor> = {
  starter: msg({ message: 'Starter', context: 'a first-recharge pack' }),
  fan: msg({ message: 'Fan', context: 'a first-recharge pack' }),
  star: msg({ message: 'Star', context: 'a first-recharge pack' }),
}
const cheaper = { off15: -0.15, off20: -0.2 }

/** The word on a pack's corner. */
export function PackTag({ pack: { tag, name } }: { pack: Pack }) {
  const { t, i18n } = useLingui()
  if (name) return <span className="pack-tag">{t(names[name])}</span>
  if (tag === '') return null
  if (tag === 'double') return <span className="pack-tag">{t`Double`}</span>
  const percent = new Intl.NumberFormat(i18n.locales ?? i18n.locale, { style: 'percent' }).format(cheaper[tag]).replace('-', '−')
  return (
    <span className="pack-tag tabular-nums">
      <bdi>{percent}</bdi>
    </span>
  )
}
