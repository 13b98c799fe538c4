import type { ReactNode } from 'react'

/** Every line icon the first page does without. */
export const moreIcons = {
  bell: <path d="M6 10.4a6 6 0 0 1 12 0c0 4.6 1.8 6 1.8 6H4.2S6 15 6 10.4ZM10 19.6a2.2 2.2 0 0 0 4 0" />,
  down: <path d="m5 9 7 7 7-7" />,
  share: <path d="M13.6 5.2 20 11l-6.4 5.8v-3.6C8.8 13 6 14.6 4 18c.4-5 3.4-8.8 9.6-9.4Z" />,
  more: (
    <>
      <circle cx="5.5" cy="12" r="1.5" fill="currentColor" />
      <circle cx="12" cy="12" r="1.5" fill="currentColor" />
      <circle cx="18.5" cy="12" r="1.5" fill="currentColor" />
    </>
  ),
  mic: (
    <>
      <rect x="9" y="3.5" width="6" height="10.5" rx="3" />
      <path d="M5.6 11.4a6.4 6.4 0 0 0 12.8 0M12 17.8v3" />
    </>
  ),
  link: (
    <>
      <rect x="8" y="3.5" width="5.6" height="9.6" rx="2.8" />
      <path d="M4.8 10.6a6 6 0 0 0 12 0M10.8 16.6v3.6M18.4 3.6v5M15.9 6.1h5" />
    </>
  ),
  gift: (
    <>
      <rect x="4" y="11" width="16" height="9.4" rx="2" />
      <rect x="3" y="7.4" width="18" height="4.4" rx="1.4" />
      <path d="M12 7.4v13M12 7.4C9 7.4 7 6.2 7.4 4.6 7.8 3 11 3 12 7.4Zm0 0c3 0 5-1.2 4.6-2.8C16.2 3 13 3 12 7.4Z" />
    </>
  ),
  heart: <path fill="currentColor" d="M12 20C6 15.6 3 12.4 3 8.8 3 4.6 9 3 12 7.4 15 3 21 4.6 21 8.8c0 3.6-3 6.8-9 11.2Z" />,
  heartLine: <path d="M12 20C6 15.6 3 12.4 3 8.8 3 4.6 9 3 12 7.4 15 3 21 4.6 21 8.8c0 3.6-3 6.8-9 11.2Z" />,
  eye: (
    <>
      <path d="M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  star: <path fill="currentColor" strokeWidth="1.4" d="m12 3.6 2.5 5.3 5.8.7-4.3 4 1.2 5.8-5.2-2.9-5.2 2.9L8 13.6l-4.3-4 5.8-.7Z" />,
  shield: (
    <>
      <path d="M12 3.2c2.4 1.8 4.8 2.4 7.4 2.6.3 6.6-1.2 11.6-7.4 15-6.2-3.4-7.7-8.4-7.4-15 2.6-.2 5-.8 7.4-2.6Z" />
      <path d="m8.6 11.8 2.5 2.5 4.5-4.6" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.7" rx="2.6" />
      <path d="M8.2 10.5V8a3.8 3.8 0 0 1 7.6 0v2.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 7.4V12l3.2 2" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.6" />
      <path d="M3.4 12h17.2M12 3.4c5 5.4 5 11.8 0 17.2-5-5.4-5-11.8 0-17.2Z" />
    </>
  ),
  flip: (
    <>
      <path d="M4 8.6h2.6l1.4-2h8l1.4 2H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9.6a1 1 0 0 1 1-1Z" />
      <path d="M8.8 13a3.3 3.3 0 0 1 5.8-1.5M15.2 14.6a3.3 3.3 0 0 1-5.8 1.5M14.8 9.8v1.9h-1.9M9.2 17.8v-1.9h1.9" />
    </>
  ),
  mirror: <path d="M12 3.6v16.8M9 7.4 3.6 17.6H9ZM15 7.4l5.4 10.2H15Z" />,
  torch: <path d="M13 3 5.6 13.6H11L10 21l7.6-11H12.4Z" />,
  wand: <path d="m4 20 10-10M13 5.4l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8ZM18.6 12l.6 1.4 1.4.6-1.4.6-.6 1.4-.6-1.4-1.4-.6 1.4-.6Z" />,
  highDefinition: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="3" />
      <path d="M7 9.6v4.8M10.4 9.6v4.8M7 12h3.4M13.8 9.6v4.8h1a2.4 2.4 0 0 0 0-4.8Z" />
    </>
  ),
  wallet: (
    <>
      <path d="M4 8.4A2.4 2.4 0 0 1 6.4 6H17a2 2 0 0 1 2 2v1" />
      <rect x="4" y="8.6" width="16.6" height="11" rx="2.6" />
      <path d="M20.6 12.4h-4a1.8 1.8 0 0 0 0 3.6h4" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.8" />
      <path d="M3 10h18M6.6 14.6h4" />
    </>
  ),
  pix: (
    <>
      <path d="m12 3.4 8.6 8.6-8.6 8.6L3.4 12Z" />
      <path d="m7.4 8 3.2 3.2a2 2 0 0 0 2.8 0L16.6 8M7.4 16l3.2-3.2a2 2 0 0 1 2.8 0l3.2 3.2" />
    </>
  ),
  chain: (
    <>
      <path d="M4 7.4 12 3l8 4.4v9.2L12 21l-8-4.4Z" />
      <path d="M8.4 8.8h7.2M12 8.8v7.4M8.6 11.6c2 .9 4.8.9 6.8 0" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2.6" />
      <path d="M15.5 8.5V7a2.5 2.5 0 0 0-2.5-2.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5" />
    </>
  ),
  message: (
    <>
      <path d="M4 11.4C4 7.4 7.6 4.4 12 4.4s8 3 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L5 19.8l.9-3.3A6.6 6.6 0 0 1 4 11.4Z" />
      <path d="M8.6 11.4h.01M12 11.4h.01M15.4 11.4h.01" strokeWidth="2.4" />
    </>
  ),
  invite: (
    <>
      <circle cx="9.6" cy="8.6" r="3.8" />
      <path d="M3 19.4c.5-3.6 3.2-5.4 6.6-5.4 1.6 0 3 .4 4.2 1.2M18 13v6.4M14.8 16.2h6.4" />
    </>
  ),
  badge: (
    <>
      <circle cx="12" cy="10" r="6" />
      <path d="m8.4 15-1.4 6 5-2.4 5 2.4-1.4-6M9.6 10l1.8 1.8 3-3.2" />
    </>
  ),
  cash: (
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="2.6" />
      <circle cx="12" cy="12" r="2.6" />
      <path d="M6.4 12h.01M17.6 12h.01" strokeWidth="2.4" />
    </>
  ),
  history: <path d="M4.4 12a7.8 7.8 0 1 0 2.6-5.8L4.4 8.4M4.4 4.6v3.8h3.8M12 8v4.2l2.8 1.8" />,
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3.4v2.4M12 18.2v2.4M3.4 12h2.4M18.2 12h2.4M5.9 5.9l1.7 1.7M16.4 16.4l1.7 1.7M18.1 5.9l-1.7 1.7M7.6 16.4l-1.7 1.7" />
    </>
  ),
  send: (
    <>
      <path d="M20.6 3.8 3.6 10.6l6.8 3 3 6.8Z" />
      <path d="m10.4 13.6 4.2-4.2" />
    </>
  ),
  edit: <path d="M5 19h3.4L19 8.4 15.6 5 5 15.6ZM13.4 7.2l3.4 3.4" />,
  image: (
    <>
      <rect x="3.5" y="4.5" width="17" height="15" rx="3" />
      <circle cx="9" cy="10" r="1.7" />
      <path d="m4.5 17.5 4.5-4 3 2.6 4-4.1 4 4" />
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
  flag: <path d="M5.6 20.6V4.4c4.4-2 7.6 2 12.8 0v9.2c-5.2 2-8.4-2-12.8 0" />,
  mute: <path d="M4 9.6h3L11.6 6v12L7 14.4H4ZM16 9.6l4.4 4.8M20.4 9.6 16 14.4" />,
  stop: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <rect x="9" y="9" width="6" height="6" rx="1.2" fill="currentColor" />
    </>
  ),
  alert: <path d="M12 4 3.4 19h17.2ZM12 10v4M12 16.6h.01" />,
  chart: <path d="M4 20V4M4 20h16M8.6 16v-4M12.6 16V8M16.6 16v-6" />,
  book: <path d="M5 5.4A1.9 1.9 0 0 1 6.9 3.5H19v17H6.9A1.9 1.9 0 0 1 5 18.6ZM9 8h6M9 11.6h6" />,
  filter: <path d="M4 6.5h16M7 12h10M10 17.5h4" />,
  trophy: (
    <path d="M8 4h8v5.6a4 4 0 0 1-8 0ZM8 5.6H4.6c0 3.2 1 5 3.6 5.2M16 5.6h3.4c0 3.2-1 5-3.6 5.2M12 13.6V17M8.4 20h7.2M9.6 20c0-2 1-3 2.4-3s2.4 1 2.4 3" />
  ),
  micOff: (
    <path d="M9 9.6V6.5a3 3 0 0 1 6 0v4.5c0 .5-.1 1-.3 1.4M5.6 11.4a6.4 6.4 0 0 0 10.6 4.8M18.4 11.4c0 .7-.1 1.3-.3 1.9M12 17.8v3M4.6 4l15 16" />
  ),
  camera: (
    <>
      <rect x="3" y="6.5" width="13" height="11" rx="3.2" />
      <path d="m16 10.6 5-2.8v8.4l-5-2.8" />
    </>
  ),
  exit: <path d="M13.6 4.5H7A2.5 2.5 0 0 0 4.5 7v10A2.5 2.5 0 0 0 7 19.5h6.6M10 12h10.4M16.8 8.4l3.6 3.6-3.6 3.6" />,
  block: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="m6.2 6.2 11.6 11.6" />
    </>
  ),
  undo: <path d="M8.4 5 4.4 9l4 4M4.4 9h9.2a5.4 5.4 0 0 1 0 10.8H9" />,
  pin: <path d="M9 4h6l-.8 6 3.3 3H6.5l3.3-3ZM12 13v7.4" />,
  trash: <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.4 11v5M13.6 11v5" />,
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.6" />
      <path d="M11 18h2" />
    </>
  ),
  laptop: (
    <>
      <rect x="5" y="5" width="14" height="10" rx="2" />
      <path d="M2.6 19h18.8" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M12 11v5M12 8h.01" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  up: <path d="m5 15 7-7 7 7" />,
  play: <path fill="currentColor" d="M8 5.5v13l10.5-6.5Z" />,
  smile: (
    <>
      <circle cx="12" cy="12" r="8.4" />
      <path d="M8.6 13.8a4 4 0 0 0 6.8 0M9.2 9.6h.01M14.8 9.6h.01" />
    </>
  ),
  volume: <path d="M4 9.6h3L11.6 6v12L7 14.4H4ZM15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a8 8 0 0 1 0 11.2" />,
  minimise: <path d="M20 10h-6V4M4 14h6v6M14 10l6.4-6.4M10 14l-6.4 6.4" />,
  pictureInPicture: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <rect x="11.6" y="11.4" width="6.6" height="4.8" rx="1.2" fill="currentColor" />
    </>
  ),
  headphones: (
    <path d="M4 15v-2.6a8 8 0 0 1 16 0V15M4 15.2A2.2 2.2 0 0 1 6.2 13H7v6h-.8A2.2 2.2 0 0 1 4 16.8ZM20 15.2a2.2 2.2 0 0 0-2.2-2.2H17v6h.8a2.2 2.2 0 0 0 2.2-2.2Z" />
  ),
  keyboard: (
    <>
      <rect x="3" y="6.5" width="18" height="11" rx="2.4" />
      <path d="M7 10.2h.01M10.4 10.2h.01M13.8 10.2h.01M17.2 10.2h.01M8.4 14h7.2" />
    </>
  ),
  fullscreen: (
    <path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15" />
  ),
  translate: (
    <path d="M3.5 5.6h9.4M8.2 3.4v2.2M10.9 5.6c-.9 3.6-3.3 6.3-6.7 7.8M5.7 8.5c1 2 2.8 3.7 5 4.7M12.3 20.4l4-9.4 4 9.4M13.6 17.4h5.4" />
  ),
  captions: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="3" />
      <path d="M10.6 10.5a2.2 2.2 0 1 0 0 3M17 10.5a2.2 2.2 0 1 0 0 3" />
    </>
  ),
  download: <path d="M12 4v12M6.5 10.5 12 16l5.5-5.5M4.5 20h15" />,
  moon: <path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z" />,
  eyeOff: (
    <path d="M4 4.6 19.6 20M9.8 6.1c.7-.2 1.4-.3 2.2-.3 6 0 9.2 6.2 9.2 6.2s-1 1.9-2.9 3.6M6.2 7.7C4 9.5 2.8 12 2.8 12S6 18.2 12 18.2c1.6 0 3-.4 4.2-1.1M10 10.2a2.8 2.8 0 0 0 3.9 3.9" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
} satisfies Record<string, ReactNode>

export interface MoreIconProps {
  name: keyof typeof moreIcons
}

export function MoreIcon({ name }: MoreIconProps) {
  return moreIcons[name]
}
