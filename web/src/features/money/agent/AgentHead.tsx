import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useArrival } from '../../../ui/useArrival.ts'

export function AgentHead({ onBack, onRules }: { onBack: () => void; onRules: () => void }) {
  const { t } = useLingui()
  const heading = useArrival()
  return (
    <header className="page-top grid grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(min-content,1fr)] items-center gap-1 px-2 desktop:grid-cols-[auto_minmax(0,1fr)_auto]">
      <IconButton icon="back" flip size={44} label={t`Back`} onClick={onBack} />
      <h1
        ref={heading}
        tabIndex={-1}
        className="line-clamp-2 text-center text-[17px] leading-6 font-bold text-balance outline-none desktop:text-start desktop:text-[28px] desktop:leading-9 desktop:font-extrabold"
      >
        <Trans>Invite and earn</Trans>
      </h1>
      <button type="button" onClick={onRules} className="h-11 justify-self-end px-2 text-[14px] leading-5 font-semibold text-text-2">
        <Trans>Rules</Trans>
      </button>
    </header>
  )
}
