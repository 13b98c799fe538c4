import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { UnreadCount } from './UnreadCount.tsx'
import { useUnread } from './unread.ts'

/** The way to the messages, with how many wait there. */
export function MessagesButton({ filled = false }: { filled?: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const count = useId()
  return (
    <span className="relative">
      <IconButton
        icon="message"
        size={44}
        variant={filled ? 'filled' : 'plain'}
        label={t`Messages`}
        aria-describedby={count}
        onClick={() => void navigate({ to: '/message', search: {} })}
      />
      <span id={count} className="pointer-events-none absolute -end-0.5 -inset-bs-0.5">
        <UnreadMark />
      </span>
    </span>
  )
}

export function UnreadMark() {
  const count = useUnread(({ nums }) => nums)
  return count > 0 && <UnreadCount count={count} />
}
