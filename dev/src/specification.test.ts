import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SpecEvent, specEvents } from '@nimbo/contract/specification'
import { checkout } from '@nimbo/engines'
import { expect, test } from 'vitest'

/** A test, and a word of it that says what it is about. */
type Evidence = readonly [file: string, word: string]

const room = 'server/src/core/room/room.test.ts'
const moderation = 'server/src/rooms/moderation/moderation.test.ts'
const goal = 'server/src/play/goal/goal.test.ts'
const audience = 'web/src/screens/LiveAudienceScreen.ui.test.ts'
const order = 'web/src/screens/LiveModeration.ui.test.ts'
const broadcastTeardown = 'web/src/screens/broadcastTeardown.ui.test.ts'
const events = 'web/src/room/specEvents.ui.test.ts'

/** Evidence for each room event of the specification: a test that sees it published, and one that sees it drawn. */
const evidence: Record<SpecEvent, { emitted: Evidence; drawn: Evidence }> = {
  broadcast: {
    emitted: ['server/src/core/room/Feed.test.ts', 'frames'],
    drawn: ['web/src/screens/LiveAnchorScreen.ui.test.ts', 'publishFrame'],
  },
  requestFans: { emitted: ['server/src/core/room/Feed.test.ts', "'fans'"], drawn: [audience, 'fans('] },
  updateVotes: {
    emitted: ['server/src/play/rank/votes.test.ts', "'updateVotes'"],
    drawn: ['web/src/features/play/rank/RankSheet.ui.test.ts', 'votesUpdated'],
  },
  stopplay: { emitted: [moderation, "'stopplay'"], drawn: [broadcastTeardown, 'playStopped'] },
  SystemNot: { emitted: [room, "'system'"], drawn: [events, 'system('] },
  KickUser: { emitted: [moderation, "'KickUser'"], drawn: [order, 'kicked('] },
  ShutUpUser: { emitted: [moderation, "'ShutUpUser'"], drawn: [order, 'muted('] },
  light: { emitted: [room, "'light'"], drawn: ['web/src/screens/LiveAnchorScreen.ui.test.ts', 'light('] },
  SendMsg: { emitted: [room, "'chat'"], drawn: [audience, "'chat'"] },
  BuyGuard: {
    emitted: ['server/src/play/guard/guard.test.ts', "'BuyGuard'"],
    drawn: ['web/src/features/play/guard/GuardSheet.ui.test.ts', 'BuyGuard'],
  },
  SendBarrage: { emitted: ['server/src/rooms/barrage/barrage.test.ts', "'SendBarrage'"], drawn: [order, 'barrage('] },
  liveAnchorTask: { emitted: [goal, "'liveAnchorTask'"], drawn: ['web/src/features/play/goal/GoalSheet.ui.test.ts', 'taskTipped('] },
  SendRed: {
    emitted: ['server/src/play/red/red.test.ts', "'SendRed'"],
    drawn: ['web/src/features/play/red/RedPack.ui.test.ts', 'redSent('],
  },
  setAdmin: { emitted: [moderation, "'setAdmin'"], drawn: [order, 'adminSet'] },
  changeLive: { emitted: ['server/src/rooms/live/roomTypes.test.ts', "'changeLive'"], drawn: [audience, 'typeChanged'] },
  WishingWell: { emitted: [goal, "'WishingWell'"], drawn: [events, 'WishingWell'] },
  ConnectVideo: {
    emitted: ['server/src/rooms/linkmic/linkmic.test.ts', "'ConnectVideo'"],
    drawn: ['web/src/features/rooms/mic/mic.ui.test.ts', 'micAsked'],
  },
  StartEndLive: { emitted: ['server/src/rooms/live/live.test.ts', "'StartEndLive'"], drawn: [broadcastTeardown, 'showEnded'] },
  stopLive: { emitted: [moderation, "'stopLive'"], drawn: [events, 'stopLive'] },
  privatePerformance: {
    emitted: ['server/src/play/privateShow/publicRoom.test.ts', "'privatePerformance'"],
    drawn: ['web/src/features/play/privateShow/PrivateShow.ui.test.ts', 'privateWord'],
  },
  SendGift: {
    emitted: ['server/src/play/gift/gift.test.ts', "'SendGift'"],
    drawn: ['web/src/features/play/gift/GiftEffects.ui.test.ts', 'giftSent'],
  },
}

const found = ([file, word]: Evidence) => readFileSync(join(checkout, file), 'utf8').includes(word)

test.each(specEvents)('%s is published in a test and drawn in a test', (name) => {
  const { emitted, drawn } = evidence[name]
  expect([emitted, drawn].filter((one) => !found(one))).toEqual([])
})
