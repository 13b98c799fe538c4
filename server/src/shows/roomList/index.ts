export { giftWall, liveNow, pastShows, topGuards, topGivers } from './home.store.ts'
export { ROOMS_A_PAGE, hiddenFrom, listRooms, type RoomFilter, type Shown } from './list.store.ts'
