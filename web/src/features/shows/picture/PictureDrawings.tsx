/** Controls of the picture, fetched as one piece once a room is open. */
export { PictureRows } from './PictureRows.tsx'
export { PlayerBar } from './PlayerBar.tsx'
