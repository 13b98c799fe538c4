import { useLingui } from '@lingui/react/macro'

/** Beyond, nobody counts. */
const MOST_SHOWN = 99

export function UnreadCount({ count }: { count: number }) {
  const { t, i18n } = useLingui()
  const shown = count > MOST_SHOWN ? `${i18n.number(MOST_SHOWN)}+` : i18n.number(count)
  return (
    <em data-testid="unread" className="unread-count">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{t`${shown} unread`}</span>
    </em>
  )
}
