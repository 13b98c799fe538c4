export { createWordFilter } from './createWordFilter.ts'
export type { WordFilter } from './createWordFilter.ts'
