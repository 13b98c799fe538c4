export { createWordFilter } from './createWordFilter.ts'
export type { WordFilter } from './createWordFilter.ts'
export { isOfficialName } from './isOfficialName.ts'
