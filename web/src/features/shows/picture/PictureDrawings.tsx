/** What is drawn of the picture once a room is there: fetched as one piece. */
export { PictureRows } from './PictureRows.tsx'
export { PlayerBar } from './PlayerBar.tsx'
