import {
  Account,
  Agent,
  Appeal,
  Auth,
  Backpack,
  Charge,
  DataExport,
  Gifts,
  groupOf,
  Guard,
  Home,
  Linkmic,
  Live,
  Livegame,
  Livemanage,
  Login,
  Message,
  Moderation,
  Notice,
  PrivateShow,
  Pk,
  Profile,
  Ranks,
  Red,
  Sanctions,
  User,
  Video,
  Wallet,
  Labels,
  Balance,
  Withdrawals,
  CashRecords,
  Statements,
  Exchange,
  Receipts,
  Reports,
} from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { type Answer, answer, refusal } from '../answers.ts'
import { appeals, certifications } from './certification.ts'
import * as gifts from './gifts.ts'
import * as messages from './messages.ts'
import * as mic from './mic.ts'
import * as goals from './goals.ts'
import * as moderation from './moderation.ts'
import * as money from './money.ts'
import { choices, everyNotice } from './notices.ts'
import * as people from './people.ts'
import * as reds from './reds.ts'
import * as pk from './pk.ts'
import * as profiles from './profiles.ts'
import * as rooms from './rooms.ts'
import * as videos from './videos.ts'

const firstPage =
  <T>(list: T[]) =>
  ({ p = 1 }: { p?: unknown }) =>
    Number(p) === 1 ? list : []

/** A server on an ordinary evening: every call a screen makes to show itself has an answer. Tests replace the one they are about. */
export function usualAnswers(language: Language): Answer[] {
  return [
    answer(Red.getRedList, ({ past = 0 }) => (Number(past) === 1 ? reds.pastPacks : [reds.openPack, reds.waitingPack])),
    answer(Red.getRedRobList, reds.robList()),
    answer(Red.getDraw, reds.closedDraw),
    answer(Home.getConfig, rooms.config(language)),
    answer(Home.getHot, ({ p = 1 }) => ({ slide: [], list: Number(p) === 1 ? rooms.rooms : [] })),
    answer(Home.getNewHot, ({ p = 1 }) => ({ list: Number(p) === 1 ? rooms.rooms : [] })),
    answer(Home.getFollow, ({ p = 1 }) => ({ title: '', des: '', list: Number(p) === 1 ? rooms.rooms.slice(1) : [] })),
    answer(Home.getClassLive, firstPage(rooms.rooms)),
    answer(Home.search, ({ p = 1 }) =>
      Number(p) === 1 ? { users: people.foundPeople, nums: 4, list: rooms.rooms } : { users: [], nums: 0, list: [] },
    ),
    answer(Video.getHomeVideo, ({ p = 1, touid }) =>
      Number(p) > 1 ? [] : Number(touid) === people.me.id ? videos.ownVideos : videos.homeVideos,
    ),
    answer(
      Video.getVideo,
      ({ id }) => [...videos.ownVideos, ...videos.homeVideos].find((video) => video.id === Number(id)) ?? videos.videoOf(Number(id)),
    ),
    answer(Video.getNext, ({ id }) => videos.homeVideos.filter((video) => video.id < Number(id)).slice(0, 5)),
    answer(Video.addView, { views: 4_121 }),
    answer(Video.setLike, { islike: 1, likes: 24_101 }),
    answer(Linkmic.isMic, { ismic: 1, level: 1 }),
    answer(Linkmic.getMicList, mic.noGuests),
    answer(Profile.getFollowsList, firstPage(people.foundPeople)),
    answer(Profile.getFansList, firstPage(people.foundPeople)),
    answer(Profile.getUserHome, (_sent, asked) => profiles.homeIn(asked)),
    answer(Profile.getLiverecord, ({ touid, p = 1 }) => (Number(p) === 1 ? profiles.recordsOf(Number(touid)) : [])),
    answer(Labels.getUserLabel, (_sent, asked) => profiles.labelsIn(asked)),
    answer(Home.getPage, (_sent, asked) => rooms.textPage(asked)),
    answer(Account.getPerSetting, (_sent, asked) => rooms.pageLinks(asked)),
    answer(Account.getThirdList, people.linked),
    answer(Account.getBlackList, firstPage(people.blocked(6))),
    answer(DataExport.getExport, people.copyReady),
    answer(Login.getDevices, people.devices),
    answer(Login.getCountrys, people.countries(language)),
    answer(Login.getCaptcha, people.puzzle),
    answer(Login.logout, {}),
    answer(User.getBaseInfo, people.me),
    answer(Message.getRealtime, messages.realtime),
    answer(Message.getUnread, { nums: 5, requests: 2 }),
    answer(Message.getConversations, ({ requests = 0, before = 0 }) => ({
      list: Number(before) > 0 ? [] : Number(requests) === 1 ? messages.requests : messages.conversations,
      more: 0 as const,
    })),
    answer(Message.getMessages, ({ after, before }) =>
      messages.opened(after === undefined && before === undefined ? messages.withMarina : [], { seq: messages.withMarina.length }),
    ),
    answer(Message.setRead, {}),
    answer(Message.setDelivered, {}),
    answer(User.getUserSign, { usersign: 'usersign' }),
    answer(PrivateShow.getPrivatePerformance, { need_coin_min: 0, coin: people.me.coin }),
    answer(PrivateShow.getPrivateToken, { media: { url: 'ws://media.invalid', token: 'private' } }),
    answer(Balance.getBalance, money.balance),
    answer(Wallet.getSpending, money.spending),
    answer(Withdrawals.getProfit, money.profit()),
    answer(Withdrawals.getUserAccountList, money.accounts),
    answer(Wallet.getOperation, { state: 'unknown', status: 3, call: '', reason: '', id: 0, coin: '0', at: 0 }),
    answer(Charge.getFirstChargeRules, money.usedFirst),
    answer(Charge.getOrderStatus, () => money.orderOf('pix')),
    answer(CashRecords.cashRecordList, firstPage(money.withdrawals)),
    answer(Statements.recordList, firstPage(money.statementLines)),
    answer(Statements.getMonth, money.monthFigures),
    answer(Exchange.getExchange, money.exchange),
    answer(Auth.getState, certifications.none),
    answer(Appeal.getAppeal, appeals.none),
    answer(Notice.getNotices, ({ p = 1, unseen = 0, group = '' }, asked) =>
      Number(unseen) === 1 || Number(p) > 1 ? [] : everyNotice(asked).filter(({ kind }) => group === '' || groupOf[kind] === group),
    ),
    answer(Notice.getUnseen, { nums: 4 }),
    answer(Notice.setSeen, {}),
    answer(Notice.getChoices, choices),
    answer(Agent.getCode, money.inviteCode),
    answer(Agent.getRewards, money.rewards),
    answer(Agent.getInvited, firstPage([])),
    answer(Livegame.getLiveAnchorTaskInfo, (_sent, asked) => goals.tasksOf(asked)),
    answer(Livegame.getWishingWellList, (_sent, asked) => goals.wishesOf(asked)),
    answer(Live.getSDK, { livekit_url: 'ws://media.invalid', codec: 'h264' }),
    answer(Live.checkLive, { type: 0, type_val: '', type_msg: '', room: rooms.room, coin: people.me.coin }),
    answer(Live.timeCharge, rooms.minuteOf('460')),
    answer(Live.checkLiveing, { status: 0, stream: '', title: '', starttime: 0, thumb: '', liveclassid: 0 }),
    answer(Live.enterRoom, rooms.entered),
    answer(Live.getSnapshot, { realtime: rooms.entered.realtime, snapshot: rooms.entered.snapshot, ended: 0 }),
    answer(Live.getRoomToken, { room: 'token', feed: 'token', media: rooms.entered.media }),
    answer(Live.getPreview, refusal(Live.getPreview, 'NotOpen')),
    answer(Live.getMessages, { seq: rooms.lines.length, messages: [] }),
    answer(Live.getUserLists, { userlist: rooms.audience, nums: rooms.room.nums, votestotal: rooms.entered.votestotal }),
    answer(Live.getUserRank, rooms.userRank),
    answer(Live.stopInfo, rooms.endedShow),
    answer(Gifts.getGiftList, (_sent, asked) => gifts.giftList(asked)),
    answer(Gifts.sendGift, () => gifts.sent(1)),
    answer(Receipts.getReceipt, (_sent, asked) => gifts.receiptIn(asked)),
    answer(Receipts.getGiftRecords, ({ p = 1 }, asked) => ({ list: Number(p) === 1 ? gifts.giftRecordsIn(asked) : [] })),
    answer(Receipts.getShowReport, (_sent, asked) => gifts.showReportIn(asked)),
    answer(Backpack.getBackpack, (_sent, asked) => gifts.backpack(asked)),
    answer(Guard.getList, gifts.guardTiers()),
    answer(Pk.getRivals, pk.rivals),
    answer(Pk.getBattle, {}),
    answer(Guard.getGuardList, firstPage(gifts.guards)),
    answer(Ranks.profitList, gifts.rankingOf('hosts')),
    answer(Ranks.consumeList, gifts.rankingOf('givers')),
    answer(Moderation.getPop, ({ touid }) => ({ ...moderation.popOf(), ...people.everybody.find(({ id }) => id === Number(touid)) })),
    answer(Reports.getReportClass, ({ kind }, asked) => moderation.reasons(kind ?? 'report', asked)),
    answer(Moderation.getLiveBanRules, (_sent, asked) => moderation.banRules(asked)),
    answer(Moderation.getAdminList, moderation.admins),
    answer(Livemanage.getShutList, ({ p = 1 }) => ({ list: Number(p) === 1 ? moderation.mutedPeople : [], nums: 3 })),
    answer(Livemanage.getKickList, ({ p = 1 }) => ({ list: Number(p) === 1 ? moderation.kickedPeople : [], nums: 1 })),
    answer(Livemanage.getActivity, moderation.activity),
    answer(Sanctions.getSanctions, ({ id, p = 1 }, asked) =>
      moderation.sanctionsOf(
        Number(p) > 1
          ? []
          : [moderation.sanctionOf('mute', asked), moderation.sanctionOf('warn', asked, { id: 20_417, appeal_until: 0 })].filter(
              (one) => !Number(id) || one.id === Number(id),
            ),
      ),
    ),
  ]
}
