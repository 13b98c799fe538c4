import type { Captions, Gifts, Live, Moderation } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import { changeLive } from './changeLive.ts'
import { changeLiveType } from './changeLiveType.ts'
import { checkLive } from './checkLive.ts'
import { checkLiveing } from './checkLiveing.ts'
import { createRoom } from './createRoom.ts'
import { enterRoom } from './enterRoom.ts'
import { getGiftRecords } from './getGiftRecords.ts'
import { getLiveInfo } from './getLiveInfo.ts'
import { getMessages } from './getMessages.ts'
import { getPreview } from './getPreview.ts'
import { getReceipt } from './getReceipt.ts'
import { getRoomToken } from './getRoomToken.ts'
import { getSDK } from './getSDK.ts'
import { getShowReport } from './getShowReport.ts'
import { getSnapshot } from './getSnapshot.ts'
import { getUserLists } from './getUserLists.ts'
import { getUserRank } from './getUserRank.ts'
import { light } from './light.ts'
import type { LiveDeps } from './LiveDeps.ts'
import { sendBarrage } from './sendBarrage.ts'
import { sendCaption } from './sendCaption.ts'
import { roomCharge } from './roomCharge.ts'
import { sendMsg } from './sendMsg.ts'
import { stopInfo } from './stopInfo.ts'
import { stopRoom } from './stopRoom.ts'
import { timeCharge } from './timeCharge.ts'

export type { Member } from './admission.store.ts'
export { applyRight, reconcileGuests } from './guestMedia.ts'
export { hasFreeSeat, linkOf, linksOf, lockSeats } from './guest.store.ts'
export type { GuestLink } from './guest.store.ts'
export { isVideo, takeMicStep, tracksFor } from './micLink.ts'
export type { MicStepTaken } from './micLink.ts'
export { isInShowOf, lockAdmission, lockTerms, mayLookInto, memberLateral, memberOf, membersOf } from './admission.store.ts'
export { admissionRefusal } from './admissionRefusal.ts'
export { checkAnchor } from './anchorRight.ts'
export { awayAmong, engagedColumn, engagedIn } from './engaged.ts'
export { guardsOf } from './guard.store.ts'
export { giftWall, liveNow, pastShows, someGuards, topGivers } from './home.store.ts'
export { hiddenFrom, listRooms, ROOMS_A_PAGE, type Shown } from './list.store.ts'
export type { RoomFilter } from './list.store.ts'
export { refreshAudience } from './refreshAudience.ts'
export { closeShow, endIfAnchorGone } from './endLive.ts'
export { reconcileMedia } from './reconcileMedia.ts'
export { projectVotes } from './projectVotes.ts'
export { givenGift } from './projection.store.ts'
export { purgeRanks } from './projection.store.ts'
export { rebuildRanks } from './rebuildRanks.ts'
export { placeIn, rankList } from './rank.store.ts'
export type { RankKind, RankList } from './rank.store.ts'
export { announceNext } from './announceShows.ts'
export { addAnnouncement, purgeAnnouncements } from './announcement.store.ts'
export { publishChatPositions } from './publishChatPositions.ts'
export { addMediaHooks } from './mediaHooks.ts'
export { countMinutes, dismissAbsent, recordPresence } from './countMinutes.ts'
export { purgeMediaSpans } from './minute.store.ts'
export { clearMedia, leaveMedia, removeRevoked } from './removeRevoked.ts'
export { revokeAdmission, revokeBetween } from './revokeAdmission.ts'
export { lockShow, openShowOf, setShowPin, setSlowSeconds, showByStream } from './show.store.ts'
export type { Show } from './show.store.ts'
export type { LiveDeps } from './LiveDeps.ts'

type LiveHandlers = Handlers<typeof Live> &
  Handlers<typeof Captions> &
  Pick<Handlers<typeof Moderation>, 'sendBarrage'> &
  Pick<Handlers<typeof Gifts>, 'getReceipt' | 'getGiftRecords' | 'getShowReport'>

export const live = (deps: LiveDeps): LiveHandlers => ({
  getSDK: getSDK(deps),
  createRoom: createRoom(deps),
  changeLive: changeLive(deps),
  checkLiveing: checkLiveing(deps),
  getLiveInfo: getLiveInfo(deps),
  stopRoom: stopRoom(deps),
  stopInfo: stopInfo(deps),
  checkLive: checkLive(deps),
  roomCharge: roomCharge(deps),
  timeCharge: timeCharge(deps),
  changeLiveType: changeLiveType(deps),
  enterRoom: enterRoom(deps),
  getPreview: getPreview(deps),
  getRoomToken: getRoomToken(deps),
  getSnapshot: getSnapshot(deps),
  getMessages: getMessages(deps),
  getUserLists: getUserLists(deps),
  getUserRank: getUserRank(deps),
  sendMsg: sendMsg(deps),
  light: light(deps),
  sendBarrage: sendBarrage(deps),
  sendCaption: sendCaption(deps),
  getReceipt: getReceipt(deps),
  getGiftRecords: getGiftRecords(deps),
  getShowReport: getShowReport(deps),
})
