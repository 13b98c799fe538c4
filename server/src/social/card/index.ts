export { cardHead } from './cardHead.ts'
export { serveAppLinks } from './serveAppLinks.ts'
export { serveCards } from './serveCards.ts'
