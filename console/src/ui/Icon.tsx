import type { ReactNode } from 'react'

/** Line icons on a 24 box, stroked with currentColor. */
const icons = {
  gift: (
    <>
      <rect x="4" y="10" width="16" height="10" rx="2" />
      <path d="M3 7h18v3H3zM12 7v13M12 7c-1.400-3.600-5.600-4-5.600-1.600C6.400 7 9 7 12 7Zm0 0c1.400-3.600 5.600-4 5.600-1.600C17.600 7 15 7 12 7Z" />
    </>
  ),
  grid: (
    <>
      <rect x="4" y="4" width="7" height="7" rx="1.8" />
      <rect x="13" y="4" width="7" height="7" rx="1.8" />
      <rect x="4" y="13" width="7" height="7" rx="1.8" />
      <rect x="13" y="13" width="7" height="7" rx="1.8" />
    </>
  ),
  invite: (
    <>
      <circle cx="9.6" cy="8.6" r="3.8" />
      <path d="M3 19.4c.5-3.6 3.2-5.4 6.6-5.4 1.6 0 3 .4 4.2 1.2M18 13v6.4M14.8 16.2h6.4" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2.6" />
      <path d="M15.5 8.5V7a2.5 2.5 0 0 0-2.5-2.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5" />
    </>
  ),
  cash: (
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="2.6" />
      <circle cx="12" cy="12" r="2.6" />
      <path d="M6.4 12h.01M17.6 12h.01" strokeWidth="2.4" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 7.4V12l3.2 2" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.4" />
      <path d="m20 20-4.3-4.3" />
    </>
  ),
  alert: <path d="M12 4 3.4 19h17.2ZM12 10v4M12 16.6h.01" />,
  exit: <path d="M13.6 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h6.6M10 12h10.4M16.8 8.4l3.6 3.6-3.6 3.6" />,
  key: (
    <>
      <circle cx="8" cy="15.6" r="4.2" />
      <path d="m11 12.6 8.2-8.2M16.4 7.2l2.8 2.8M13.6 10l1.8 1.8" />
    </>
  ),
  check: <path d="m5 12.6 4.6 4.6L19 7.6" />,
  badge: (
    <>
      <circle cx="12" cy="10" r="6" />
      <path d="m8.4 15-1.4 6 5-2.4 5 2.4-1.4-6M9.6 10l1.8 1.8 3-3.2" />
    </>
  ),
  scales: <path d="M12 4v16M7 20h10M5 7h14M5 7l-2.4 6.4a2.8 2.8 0 0 0 4.8 0ZM19 7l-2.4 6.4a2.8 2.8 0 0 0 4.8 0Z" />,
  eye: (
    <>
      <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  note: <path d="M4 11.4C4 7.4 7.6 4.4 12 4.4s8 3 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L5 19.8l.9-3.3A6.6 6.6 0 0 1 4 11.4Z" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  flag: <path d="M5.6 20.6V4.4c4.4-2 7.6 2 12.8 0v9.2c-5.2 2-8.4-2-12.8 0" />,
  shield: (
    <>
      <path d="M12 3.2c2.4 1.8 4.8 2.4 7.4 2.6.3 6.6-1.2 11.6-7.4 15-6.2-3.4-7.7-8.4-7.4-15 2.6-.2 5-.8 7.4-2.6Z" />
      <path d="m8.6 11.8 2.5 2.5 4.5-4.6" />
    </>
  ),
  picture: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.6" />
      <path d="m3.6 16.4 4.6-4.4 4 3.8 3-2.8 5.2 4.6M15.6 9.6h.01" />
    </>
  ),
  up: <path d="m6 14.6 6-6 6 6" />,
  down: <path d="m6 9.4 6 6 6-6" />,
  undo: <path d="M8.4 5 4.4 9l4 4M4.4 9h9.2a5.4 5.4 0 0 1 0 10.8H9" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons

/** Decoration only: the control around it carries the name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block flex-none"
    >
      {icons[name]}
    </svg>
  )
}
