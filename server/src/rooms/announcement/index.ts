export { announceNext } from './announceShows.ts'
export { addAnnouncement, purgeAnnouncements } from './announcement.store.ts'
