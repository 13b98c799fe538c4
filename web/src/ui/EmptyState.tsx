import type { ReactNode } from 'react'

export type EmptyPicture = 'live' | 'messages' | 'wallet'

interface EmptyStateProps {
  picture: EmptyPicture
  title: string
  text?: string | undefined
  action?: ReactNode
}

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center px-8 py-8 text-center">
      <img src={`/art/empty-${picture}.svg`} alt="" width={220} height={176} className="h-44 w-55 object-contain" />
      <p className="t-title mbs-2.5 text-balance">{title}</p>
      {text && <p className="mbs-1.5 text-balance text-text-2">{text}</p>}
      {action && <div className="mbs-4.5">{action}</div>}
    </div>
  )
}
