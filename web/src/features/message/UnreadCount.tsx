import { useLingui } from '@lingui/react/macro'

/** Beyond, nobody counts. */
const MOST_SHOWN = 99

export function UnreadCount({ count }: { count: number }) {
  const { t, i18n } = useLingui()
  const shown = count > MOST_SHOWN ? `${i18n.number(MOST_SHOWN)}+` : i18n.number(count)
  return (
    <em
      data-testid="unread"
      className="block min-w-5 flex-none rounded-full bg-accent-fill px-[5px] text-center text-[11.5px] leading-5 font-extrabold text-white not-italic tabular-nums"
    >
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t`${shown} unread`}</span>
    </em>
  )
}
