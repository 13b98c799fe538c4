import type { ReactNode } from 'react'
import type { moreIcons } from './moreIcons.tsx'

/**
 * The line icons of the first page; the others are in moreIcons.tsx and fetched after it. On a 24 box, drawn inside an <svg> stroked
 * with currentColor. Elements, not markup: the page's policy forbids writing HTML.
 */
export const icons = {
  home: <path d="M4 10.6 12 4l8 6.6V19a1.4 1.4 0 0 1-1.4 1.4H14.6V15a2.6 2.6 0 0 0-5.2 0v5.4H5.4A1.4 1.4 0 0 1 4 19Z" />,
  homeFilled: (
    <path fill="currentColor" d="M4 10.6 12 4l8 6.6V19a1.4 1.4 0 0 1-1.4 1.4H14.6V15a2.6 2.6 0 0 0-5.2 0v5.4H5.4A1.4 1.4 0 0 1 4 19Z" />
  ),
  live: (
    <>
      <rect x="3" y="6.5" width="13" height="11" rx="3.2" />
      <path d="m16 10.6 5-2.8v8.4l-5-2.8M8.4 9.9v4.2l3.5-2.1Z" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8.4" r="4" />
      <path d="M4.6 20c.6-4 3.6-6 7.4-6s6.8 2 7.4 6" />
    </>
  ),
  userFilled: (
    <>
      <circle cx="12" cy="8.4" r="4" fill="currentColor" />
      <path fill="currentColor" d="M4.6 20c.6-4 3.6-6 7.4-6s6.8 2 7.4 6Z" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.4" />
      <path d="m20 20-4.3-4.3" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  check: <path d="m5 12.6 4.6 4.6L19 7.6" />,
  back: <path d="m14.6 5-7 7 7 7" />,
  next: <path d="m9.4 5 7 7-7 7" />,
  people: (
    <path
      fill="currentColor"
      stroke="none"
      d="M9 11.6a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Zm0 1.6c-4 0-7 2.2-7 5.6 0 .8.6 1.2 1.2 1.2h11.6c.6 0 1.2-.4 1.2-1.2 0-3.4-3-5.6-7-5.6Zm7-2a3.3 3.3 0 0 0 0-6.6c-.6 0-1 .1-1.5.3.8 1 1.3 2 1.3 3.2 0 1.1-.4 2.2-1 3 .4.1.8.1 1.2.1Zm1.2 1.9c-.7-.1-1.2-.1-2 0 1.9 1.3 3 3.3 3 5.9h3c.5 0 .8-.4.8-.9 0-2.7-2-4.6-4.8-5Z"
    />
  ),
  flame: (
    <path
      fill="currentColor"
      stroke="none"
      d="M12.6 2.4c.7 3.3-.6 4.8-2.2 6.6C9 10.6 7.4 8.8 8 7c-2.4 2-3.8 4.4-3.8 7.2a7.8 7.8 0 0 0 15.6 0c0-4.6-2.8-8.8-7.2-11.8ZM12 19.6a3 3 0 0 1-3-3c0-2 1.8-2.8 2.6-4.8 2 1.4 3.4 2.8 3.4 4.8a3 3 0 0 1-3 3Z"
    />
  ),
} satisfies Record<string, ReactNode>

export type FirstIcon = keyof typeof icons
export type IconName = FirstIcon | keyof typeof moreIcons
