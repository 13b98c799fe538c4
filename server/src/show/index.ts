export { coverUse } from './show.store.ts'
export { personalData } from './personalData.ts'
export type { LiveDeps } from './LiveDeps.ts'
export { hasTerms, parseTerms, priceText } from './roomTerms.ts'
export {
  anchorMissedFor,
  audienceOver,
  classExists,
  clearAnchorMissing,
  endShow,
  holdShows,
  holdTerms,
  insertShow,
  liveShows,
  lockShow,
  noteAnchorMissing,
  openAmong,
  openShowOf,
  openShows,
  pricedShows,
  replaceOpened,
  setShowPin,
  setSlowSeconds,
  setTerms,
  showByStream,
  showColumns,
  showNumbers,
  startShow,
  storeViewers,
  timedShows,
  type EndReason,
  type RoomTerms,
  type Show,
} from './show.store.ts'
