import {
  Account,
  Agent,
  Appeal,
  Auth,
  type BattleState,
  Charge,
  DataExport,
  type EventOf,
  Gifts,
  Guard,
  Home,
  isInPrivateShow,
  Linkmic,
  Live,
  Livegame,
  Livemanage,
  Message,
  Moderation,
  type NamedEvent,
  Notice,
  type Output,
  type PkBattle,
  type PrivatePerformance,
  PrivateShow,
  Profile,
  Red,
  type RoomDoor,
  Sanctions,
  Translation,
  Video,
  Wallet,
  Labels,
  Balance,
  Withdrawals,
  CashRecords,
  Statements,
  Exchange,
} from '@nimbo/contract'
import { answer, type Answer, broken, refusal } from './answers.ts'
import { appeals, certificationIn, notices } from './samples/certification.ts'
import { giftIds, giftList, giftSent, guardMonth, guardTiers, guardYear, sent } from './samples/gifts.ts'
import { opened as openedChat, peer, withMarina } from './samples/messages.ts'
import { guests, micAsked, noGuests } from './samples/mic.ts'
import { ownTasks, roomGoals, tipped } from './samples/goals.ts'
import { choices as noticeChoices } from './samples/notices.ts'
import { admins, anchorsActs, popOf, sanctionOf, sanctionsOf, troublePop } from './samples/moderation.ts'
import { accounts, balance, firstRules, limited, orderOf, profit } from './samples/money.ts'
import { copyWaiting, noCopy } from './samples/people.ts'
import { missed, openDraw, overList, robList, waitingPack, wonList } from './samples/reds.ts'
import {
  askedOfHost,
  endedPrivate,
  lastMinuteShow,
  pausedShow,
  performanceOf,
  privateAnswer,
  privateRoom,
  runningShow,
} from './samples/privateShow.ts'
import { pkInvited, pkOf } from './samples/pk.ts'
import { bia, me as meOwn } from './samples/people.ts'
import { homeIn, labelsIn, plainHome } from './samples/profiles.ts'
import { caption } from './samples/roomEvents.ts'
import { config, doorOf, entered, minuteOf, ownEndedShow, room, roomPath, rooms, timedRoom } from './samples/rooms.ts'

export interface SampleScreen {
  name: string
  path: string
  /** There once the screen has everything it waits for. */
  ready: string
  /** Elements to press, one after the other, before the screen is ready. */
  press?: readonly string[]
  signedIn?: boolean
  /** Storage of the browser from an earlier visit. */
  stored?: Record<string, string>
  answers?: readonly Answer[]
  /** A finger's way over what is ready, in its own frame. */
  drawn?: readonly { x: number; y: number }[]
  /** Events of its room once it is open. */
  events?: () => readonly NamedEvent[]
  /** Caught in motion: nothing ends by itself, and effects stand still at this share of their time. */
  caughtAt?: number
}

const me = 'nav a[href="/mine"], [data-testid="rail-log-in"]'
const unsent = { uid: meOwn.id, touid: 204817, content: '', object: '', width: 0, height: 0, at: 1_763_400_000, failed: '' }
const openSearch = 'header button:has(svg), [role="search"] > button'
const searched = { searches: JSON.stringify({ searches: ['pagode', '204801', 'DJ Kaique'] }) }
const banners = [
  { slide_pic: '/art/room-paid.svg', slide_url: '/recharge' },
  { slide_pic: '/art/room-timed.svg', slide_url: '' },
]
const paid = orderOf('pix', { state: 'paid', received: '24.90', credited: '2739' })
const ordered = (...args: Parameters<typeof orderOf>) => [answer(Charge.getOrderStatus, orderOf(...args))]

const homePath = `/user/home?touid=${bia.id}`
const { user_nicename, avatar, avatar_thumb, sex, level } = meOwn
const ownCard = { id: meOwn.id, user_nicename, avatar, avatar_thumb, sex, level }
const ownHome = [answer(Profile.getUserHome, (_sent, language) => homeIn(language, { ...ownCard, islive: 0 }))]

const appealPath = '/appeal?subject=certification&id=4471'
const certification = (state: Parameters<typeof certificationIn>[0], ready: string): SampleScreen => ({
  name: `anchorAuth-${state}`,
  path: '/anchorAuth',
  ready,
  answers: [answer(Auth.getState, (_sent, language) => certificationIn(state, language))],
})
const appeal = (state: keyof typeof appeals): SampleScreen => ({
  name: `appeal-${state}`,
  path: appealPath,
  ready: '[data-testid="appeal-outcome"]',
  answers: [answer(Appeal.getAppeal, appeals[state]), answer(Auth.getState, (_sent, language) => certificationIn('rejected', language))],
})

/** A room that has red packs. */
const inRed = [answer(Live.enterRoom, { ...entered, isred: 1 })]

/** Every screen that can be drawn without a room that moves, each in its ordinary state and in those worth looking at. */
export const screens: readonly SampleScreen[] = [
  { name: 'home', path: '/index', ready: 'main a[href*="liveAudience"], main button:has(img)', signedIn: false },
  { name: 'login', path: '/index', press: [me], ready: '[role="dialog"] input[type="tel"]', signedIn: false },
  {
    name: 'register',
    path: '/index',
    press: [me, '[data-testid="login-mode-register"]'],
    ready: '[role="dialog"] input[type="password"]',
    signedIn: false,
  },
  {
    name: 'forgot-password',
    path: '/index',
    press: [me, '[data-testid="login-mode-forgot"]'],
    ready: '[role="dialog"] input[type="password"]',
    signedIn: false,
  },
  { name: 'live', path: '/main/live', ready: 'main img', signedIn: false },
  {
    name: 'home-banners',
    path: '/index',
    ready: 'main img[src*="room-paid"]',
    signedIn: false,
    answers: [answer(Home.getHot, ({ p = 1 }) => ({ slide: banners, list: Number(p) === 1 ? rooms : [] }))],
  },
  {
    name: 'home-empty',
    path: '/index',
    ready: 'main img[src*="empty-live"]',
    signedIn: false,
    answers: [answer(Home.getHot, { slide: [], list: [] })],
  },
  { name: 'home-error', path: '/index', ready: 'main [role="alert"]', signedIn: false, answers: [answer(Home.getHot, broken)] },
  { name: 'search', path: '/index', press: [openSearch], ready: '#recent-searches', stored: searched },
  {
    name: 'search-results',
    path: '/index',
    press: [openSearch, '[role="dialog"] li button'],
    ready: '[data-testid="found-person"]',
    stored: searched,
  },
  {
    name: 'search-nothing',
    path: '/index',
    press: [openSearch, '[role="dialog"] li button'],
    ready: '[role="dialog"] img',
    stored: searched,
    answers: [answer(Home.search, { users: [], nums: 0, list: [] })],
  },
  { name: 'mine', path: '/mine', ready: 'a[href="/recharge"]' },
  { name: 'messages', path: '/message', ready: '[data-testid="conversation"]' },
  {
    name: 'messages-empty',
    path: '/message',
    ready: 'main img[src*="empty-messages"]',
    answers: [answer(Message.getConversations, { list: [], more: 0 })],
  },
  { name: 'messages-error', path: '/message', ready: 'main [role="alert"]', answers: [answer(Message.getConversations, broken)] },
  { name: 'message-requests', path: '/message?requests=1', ready: '[data-testid="conversation"]' },
  { name: 'message-new', path: '/message', press: ['[data-testid="new-message"]'], ready: '[data-testid="write-to"]' },
  { name: 'chat', path: '/chat?touid=204817', ready: '[data-testid="bubble"]' },
  {
    name: 'chat-stranger',
    path: '/chat?touid=204817',
    ready: '[data-testid="stranger-note"]',
    answers: [answer(Message.getMessages, openedChat(withMarina.slice(0, 1), { left: 2, theirs: { delivered: 0, read: 0 } }))],
  },
  {
    name: 'chat-request',
    path: '/chat?touid=204801',
    ready: '[data-testid="request-note"]',
    answers: [answer(Message.getMessages, openedChat(withMarina.slice(1, 2), { peer: peer(bia), request: 1 }))],
  },
  {
    name: 'chat-blocked',
    path: '/chat?touid=204817',
    ready: '[data-testid="blocked"]',
    answers: [answer(Message.getMessages, openedChat([], { blocked: 1, isblack: 1 }))],
  },
  {
    name: 'chat-new',
    path: '/chat?touid=204817',
    ready: '[data-testid="beginning"]',
    answers: [answer(Message.getMessages, openedChat([]))],
  },
  {
    name: 'chat-gone',
    path: '/chat?touid=204817',
    ready: '[data-testid="bubble"]',
    answers: [
      answer(
        Message.getMessages,
        openedChat(
          withMarina.slice(1, 3).map((message) => (message.uid === 204817 ? { ...message, ct: '', erased: 1 } : message)),
          {
            peer: peer({ id: 204817, user_nicename: '', avatar: '', avatar_thumb: '', sex: 0, level: 1 }, { gone: 1 }),
          },
        ),
      ),
    ],
  },
  {
    name: 'chat-unsent',
    path: '/chat?touid=204817',
    ready: '[data-testid="waiting"][data-failed] button',
    stored: {
      outbox: JSON.stringify({
        list: [
          { ...unsent, key: 'b5e2a4f0-0000-4000-8000-000000000001', kind: 'text', content: 'qual é o setlist?' },
          { ...unsent, key: 'b5e2a4f0-0000-4000-8000-000000000002', kind: 'image', width: 720, height: 900 },
        ],
      }),
    },
    answers: [answer(Message.send, refusal(Message.send, 'SensitiveWord'))],
  },
  { name: 'chat-error', path: '/chat?touid=204817', ready: 'main [role="alert"]', answers: [answer(Message.getMessages, broken)] },
  { name: 'rank', path: '/rank', ready: '[data-testid="podium"]' },
  { name: 'rank-givers', path: '/rank?kind=givers&type=week', ready: '[data-testid="podium"]' },
  { name: 'gift-records', path: '/giftRecord', ready: '[data-testid="gift-records"]' },
  { name: 'receipt', path: `/receipt?stream=${room.stream}`, ready: '[data-testid="receipt"]' },
  { name: 'red-draw', path: '/redDraw?redid=51', ready: '[data-verdict="matches"]' },
  { name: 'red-draw-open', path: '/redDraw?redid=51', ready: '[data-verdict="open"]', answers: [answer(Red.getDraw, openDraw)] },
  {
    name: 'red-draw-unknown',
    path: '/redDraw?redid=51',
    ready: 'main img',
    answers: [answer(Red.getDraw, refusal(Red.getDraw, 'NoSuchRed'))],
  },
  {
    name: 'red-send',
    path: roomPath,
    press: ['[data-testid="more"]', '[data-testid="open-red"]'],
    ready: '[data-testid="red-send"]',
  },
  {
    name: 'red-list',
    path: roomPath,
    press: ['[data-testid="more"]', '[data-testid="open-red"]', '[data-testid="red-past"]'],
    ready: '[data-testid="red-packs"]',
  },
  { name: 'red-float', path: roomPath, ready: '[data-testid="red-float"]', answers: inRed },
  { name: 'red-pack', path: roomPath, press: ['[data-testid="red-float"]'], ready: '[data-testid="red-take"]', answers: inRed },
  {
    name: 'red-pack-waiting',
    path: roomPath,
    press: ['[data-testid="red-float"]'],
    ready: '[data-testid="red-clock"]',
    answers: [...inRed, answer(Red.getRedList, [waitingPack]), answer(Red.getRedRobList, robList(waitingPack))],
  },
  {
    name: 'red-pack-won',
    path: roomPath,
    press: ['[data-testid="red-float"]'],
    ready: '[data-testid="red-takers"]',
    answers: [...inRed, answer(Red.getRedRobList, wonList)],
  },
  {
    name: 'red-pack-missed',
    path: roomPath,
    press: ['[data-testid="red-float"]', '[data-testid="red-take"]'],
    ready: '[data-testid="red-best"]',
    answers: [
      ...inRed,
      answer(Red.robRed, missed),
      answer(Red.getRedRobList, { ...overList, redinfo: { ...overList.redinfo, state: 'open' } }),
    ],
  },
  { name: 'show-report', path: `/showReport?stream=${room.stream}`, ready: '[data-testid="show-report"]' },
  { name: 'following', path: '/live/follow', ready: 'main img' },
  { name: 'user-home', path: homePath, ready: '[data-testid="records"]' },
  { name: 'user-home-gifts', path: homePath, press: ['[role="tab"]:last-of-type'], ready: '[data-testid="gift-wall"]' },
  { name: 'user-home-videos', path: homePath, press: ['[role="tab"]:nth-of-type(2)'], ready: '[data-testid="home-videos"]' },
  { name: 'user-home-stranger', path: homePath, ready: '[data-testid="records"]', signedIn: false },
  { name: 'user-home-own', path: `/user/home?touid=${meOwn.id}`, ready: 'a[href="/user/edit"]', answers: ownHome },
  {
    name: 'user-home-new',
    path: homePath,
    ready: 'main [role="tabpanel"] img',
    answers: [answer(Profile.getUserHome, (_sent, language) => plainHome(language)), answer(Profile.getLiverecord, [])],
  },
  {
    name: 'user-home-blocked',
    path: homePath,
    ready: 'main button',
    answers: [answer(Profile.getUserHome, refusal(Profile.getUserHome, 'Blocked'))],
  },
  {
    name: 'impress',
    path: `/impress?touid=${bia.id}`,
    ready: 'main button[aria-pressed="true"]',
    answers: [answer(Labels.getUserLabel, (_sent, language) => labelsIn(language, 3))],
  },
  { name: 'fans', path: `/user/fans?touid=${bia.id}`, ready: '[data-testid="found-person"]' },
  {
    name: 'fans-private',
    path: `/user/fans?touid=${bia.id}`,
    ready: 'main img',
    answers: [answer(Profile.getFansList, refusal(Profile.getFansList, 'Private'))],
  },
  { name: 'follows', path: `/user/follows?touid=${bia.id}`, ready: '[data-testid="found-person"]' },
  { name: 'guards', path: `/user/guards?touid=${bia.id}`, ready: '[data-testid="guard-list"]' },
  { name: 'channel', path: '/live/class?liveclassid=1', ready: 'main img' },
  { name: 'recharge', path: '/recharge', ready: '[data-testid="pay"]' },
  {
    name: 'recharge-first',
    path: '/recharge',
    ready: '[data-testid="pack-102"]',
    answers: [answer(Charge.getFirstChargeRules, firstRules)],
  },
  {
    name: 'recharge-break-debt',
    path: '/recharge',
    ready: '[data-testid="pack-102"]',
    answers: [
      answer(Balance.getBalance, { ...balance, excluded_until: Math.floor(Date.now() / 1000) + 86_400 * 6, debt: '2490', coin: '0' }),
      answer(Charge.getFirstChargeRules, firstRules),
    ],
  },
  { name: 'recharge-error', path: '/recharge', ready: '[role="alert"]', answers: [answer(Balance.getBalance, broken)] },
  { name: 'cashdesk', path: '/cashdesk?id=8812', ready: '[data-status="waiting"]', answers: ordered('usdt') },
  {
    name: 'cashdesk-confirming',
    path: '/cashdesk?id=8812',
    ready: '[data-status="confirming"]',
    answers: ordered('usdt', { state: 'confirming' }),
  },
  {
    name: 'cashdesk-expired',
    path: '/cashdesk?id=8812',
    ready: '[data-status="expired"]',
    answers: ordered('usdt', { state: 'expired', expires: 1 }),
  },
  {
    name: 'cashdesk-short',
    path: '/cashdesk?id=8812',
    ready: '[data-status="short"]',
    answers: ordered('usdt', { state: 'paid', received: '12', credited: '6264' }),
  },
  {
    name: 'cashdesk-twice',
    path: '/cashdesk?id=8812',
    ready: '[data-status="more"]',
    answers: ordered('usdt', { state: 'paid', received: '51.68', credited: '26980' }),
  },
  { name: 'cashdesk-pix', path: '/cashdesk?id=8812', ready: '[data-testid="pix-desk"]', answers: ordered('pix') },
  { name: 'success', path: '/success?id=8812', ready: '[data-testid="result-done"]', answers: [answer(Charge.getOrderStatus, paid)] },
  { name: 'failed', path: '/failed?id=8812', ready: '[data-testid="result-failed"]', answers: ordered('card', { state: 'failed' }) },
  {
    name: 'paypalcall',
    path: '/paypalcall?id=8812',
    ready: '[data-testid="result-wait"]',
    answers: [
      answer(Charge.getOrderStatus, orderOf('paypal', { url: 'https://paypal.example/1' })),
      answer(Charge.capture, orderOf('paypal', { url: 'https://paypal.example/1' })),
    ],
  },
  { name: 'withdraw', path: '/withdraw', ready: '[data-testid="cash-votes"]' },
  {
    name: 'withdraw-closed',
    path: '/withdraw',
    ready: 'main section',
    answers: [answer(Withdrawals.getProfit, profit({ open: 0, window_from: 5, window_to: 20 }))],
  },
  { name: 'withdraw-used-up', path: '/withdraw', ready: 'main section', answers: [answer(Withdrawals.getProfit, profit({ used: 10 }))] },
  {
    name: 'withdraw-not-certified',
    path: '/withdraw',
    ready: 'main section',
    answers: [answer(Withdrawals.getProfit, profit({ certified: 0, held: [] }))],
  },
  { name: 'withdraw-error', path: '/withdraw', ready: '[role="alert"]', answers: [answer(Withdrawals.getProfit, broken)] },
  {
    name: 'withdraw-no-account',
    path: '/withdraw',
    ready: 'main section',
    answers: [answer(Withdrawals.getUserAccountList, []), answer(Withdrawals.getProfit, profit({ held: [] }))],
  },
  { name: 'withdrawrecord', path: '/withdrawrecord', ready: '[data-testid="withdrawal"]' },
  {
    name: 'withdrawrecord-empty',
    path: '/withdrawrecord',
    ready: 'img[src*="empty-wallet"]',
    answers: [answer(CashRecords.cashRecordList, [])],
  },
  { name: 'selectAccount', path: '/selectAccount', ready: '[data-testid="account"]' },
  {
    name: 'selectAccount-empty',
    path: '/selectAccount',
    ready: 'img[src*="empty-wallet"]',
    answers: [answer(Withdrawals.getUserAccountList, [])],
  },
  {
    name: 'addAccount',
    path: '/addAccount',
    ready: '[data-testid="pix-key"]',
    answers: [answer(Withdrawals.getUserAccountList, accounts)],
  },
  { name: 'cashRecord', path: '/cashRecord', ready: '[data-testid="line"]' },
  { name: 'cashRecord-empty', path: '/cashRecord', ready: 'img[src*="empty-wallet"]', answers: [answer(Statements.recordList, [])] },
  { name: 'cashRecord-error', path: '/cashRecord', ready: '[role="alert"]', answers: [answer(Statements.recordList, broken)] },
  { name: 'verifyStatement', path: '/verifyStatement', ready: 'input[type="file"]', signedIn: false },
  { name: 'exchange', path: '/exchange', ready: '[data-testid="exchange"]' },
  { name: 'exchange-error', path: '/exchange', ready: '[role="alert"]', answers: [answer(Exchange.getExchange, broken)] },
  { name: 'agent-error', path: '/agent', ready: '[role="alert"]', answers: [answer(Agent.getRewards, broken)] },
  { name: 'agent', path: '/agent', ready: '[data-testid="reward"]' },
  {
    name: 'agent-empty',
    path: '/agent',
    ready: '[data-testid="invite-code"]',
    answers: [answer(Agent.getRewards, { invited: 0, recharged: 0, total: '0', held: '0', chart: [], list: [] })],
  },
  { name: 'setting', path: '/setting', ready: 'a[href="/setting/page?id=help"]' },
  { name: 'setting-stranger', path: '/setting', ready: 'a[href="/setting/page?id=help"]', signedIn: false },
  { name: 'notices', path: '/notices', ready: '[data-testid="notice-row"]' },
  { name: 'notices-empty', path: '/notices', ready: 'main img', answers: [answer(Notice.getNotices, [])] },
  { name: 'notices-error', path: '/notices', ready: 'main [role="alert"]', answers: [answer(Notice.getNotices, broken)] },
  { name: 'setting-notices-error', path: '/setting/notices', ready: 'main [role="alert"]', answers: [answer(Notice.getChoices, broken)] },
  { name: 'setting-notices', path: '/setting/notices', ready: '[data-testid="choice-live"]' },
  {
    name: 'setting-notices-loud',
    path: '/setting/notices',
    ready: '[data-testid="choice-live"]',
    answers: [answer(Notice.getChoices, { ...noticeChoices, quiet: 0 })],
  },
  { name: 'setting-devices', path: '/setting/devices', ready: '[data-testid="device"]' },
  { name: 'setting-blocked', path: '/setting/blocked', ready: '[data-testid="blocked-person"]' },
  { name: 'setting-blocked-empty', path: '/setting/blocked', ready: 'main img', answers: [answer(Account.getBlackList, [])] },
  { name: 'setting-limits', path: '/setting/limits', ready: 'main input' },
  {
    name: 'setting-limits-waiting',
    path: '/setting/limits',
    ready: '[data-testid="waiting-limits"]',
    answers: [answer(Wallet.getSpending, limited)],
  },
  { name: 'setting-phone', path: '/setting/phone', ready: 'input[type="tel"]' },
  { name: 'setting-password', path: '/setting/password', ready: 'input[type="password"]' },
  { name: 'setting-page', path: '/setting/page?id=terms', ready: 'main section' },
  { name: 'setting-data', path: '/setting/data', ready: '[data-testid="export-ready"]' },
  {
    name: 'setting-data-none',
    path: '/setting/data',
    ready: '[data-testid="export-ask"]',
    answers: [answer(DataExport.getExport, noCopy)],
  },
  {
    name: 'setting-data-waiting',
    path: '/setting/data',
    ready: '[data-testid="export-waiting"]',
    answers: [answer(DataExport.getExport, copyWaiting)],
  },
  { name: 'setting-delete', path: '/setting/delete', ready: '[role="checkbox"], input[type="checkbox"]' },
  { name: 'choose-class', path: '/liveChooseClassify', ready: '[data-testid="class"]' },
  { name: 'choose-country', path: '/chooseCountry', ready: 'section li', signedIn: false },
  { name: 'edit-profile', path: '/user/edit', ready: 'main input' },
  { name: 'download', path: '/download', ready: 'main h2', signedIn: false },
  { name: 'advertise', path: '/advertise', ready: '[data-testid="apply"]', signedIn: false },
  { name: 'anchorAuth', path: '/anchorAuth', ready: '[data-testid="certification-continue"]' },
  { name: 'anchorAuth-form', path: '/anchorAuth', press: ['[data-testid="certification-continue"]'], ready: 'form' },
  certification('pending', '[role="progressbar"]'),
  certification('rejected', '[data-testid="certification-fix"]'),
  certification('refused', '[data-testid="certification-fix"]'),
  certification('appealed', '[data-testid="certification-fix"]'),
  certification('approved', 'a[href="/liveAnchor"]'),
  { name: 'anchorAuth-error', path: '/anchorAuth', ready: '[role="alert"]', answers: [answer(Auth.getState, broken)] },
  {
    name: 'appeal',
    path: appealPath,
    ready: '[data-testid="appeal-text"]',
    answers: [answer(Auth.getState, (_sent, language) => certificationIn('rejected', language))],
  },
  appeal('open'),
  appeal('upheld'),
  appeal('overturned'),
  {
    name: 'room-ended',
    path: roomPath,
    ready: '[data-testid="end-card"]',
    answers: [answer(Live.enterRoom, refusal(Live.enterRoom, 'RoomEnded'))],
  },
  { name: 'videoPlay', path: '/videoPlay?id=90', ready: '[data-testid="video-seek"]' },
  { name: 'videoPlay-speed', path: '/videoPlay?id=90', press: ['[data-testid="video-speed"]'], ready: '[data-testid="speed-2"]' },
  { name: 'videoPlay-more', path: '/videoPlay?id=90', press: ['.video-top button:last-child'], ready: '[role="dialog"] a' },
  {
    name: 'videoPlay-gone',
    path: '/videoPlay?id=7',
    ready: 'main img[src*="empty"]',
    answers: [answer(Video.getVideo, refusal(Video.getVideo, 'NoSuchVideo'))],
  },
  { name: 'videoPlay-converting', path: '/videoPlay?id=83', ready: '[data-testid="video-unready"]' },
  { name: 'videoPlay-refused', path: '/videoPlay?id=82', ready: '[data-testid="video-unready"]' },
  { name: 'myVideo', path: '/myVideo', ready: '[data-testid="home-videos"]' },
  { name: 'myVideo-empty', path: '/myVideo', ready: 'main img[src*="empty"]', answers: [answer(Video.getHomeVideo, [])] },
  { name: 'videoUpload', path: '/videoUpload', ready: '[data-testid="video-file"]' },
  { name: 'liveReport', path: `/liveReport?touid=${room.uid}&liveuid=${room.uid}&stream=${room.stream}`, ready: '[role="radio"]' },
  { name: 'adminList', path: '/adminList', ready: '[data-testid="admin"]' },
  {
    name: 'adminList-empty',
    path: '/adminList',
    ready: 'main img[src*="empty"]',
    answers: [answer(Moderation.getAdminList, { ...admins, list: [], nums: 0, suggested: [] })],
  },
  { name: 'setting-muted', path: '/setting/muted', ready: '[data-testid="sanctioned"]' },
  {
    name: 'setting-muted-empty',
    path: '/setting/muted',
    ready: 'main img[src*="empty"]',
    answers: [answer(Livemanage.getShutList, { list: [], nums: 0 }), answer(Livemanage.getActivity, [])],
  },
  { name: 'sanction-list', path: '/sanction', ready: '[data-testid="sanction"]' },
  { name: 'sanction', path: '/sanction?id=20418', ready: 'main dl' },
  {
    name: 'sanction-suspended',
    path: '/sanction',
    ready: 'main dl',
    answers: [answer(Sanctions.getSanctions, (_sent, asked) => sanctionsOf([sanctionOf('disable', asked, { rule: '3.2' })], 1))],
  },
  {
    name: 'room-removed',
    path: roomPath,
    ready: '[data-testid="removed"] dl',
    answers: [
      answer(Live.checkLive, refusal(Live.checkLive, 'Kicked')),
      answer(Sanctions.getSanctions, (_sent, asked) => sanctionsOf([sanctionOf('kick', asked)])),
    ],
  },
  { name: 'not-found', path: '/nowhere', ready: 'main', signedIn: false },
]

const opened = (name: string, path: string, press: readonly string[], more: Partial<SampleScreen> = {}): SampleScreen => ({
  name,
  path,
  press,
  ready: '[role="dialog"]',
  ...more,
})
const invited = [
  {
    uid: 204814,
    user_nicename: 'Lucía Ferrer',
    avatar_thumb: '/avatars/lucia.svg',
    reward: '249',
    addtime: Math.floor(Date.now() / 1000) - 86_400,
  },
]

const atDoor = (door: RoomDoor): Partial<SampleScreen> => ({ ready: '[data-testid="door"]', answers: [answer(Live.checkLive, door)] })

const { stream, title, starttime, thumb, liveclassid } = room
const ownShow = [
  answer(Live.checkLiveing, { status: 1, stream, title, starttime, thumb, liveclassid }),
  answer(Live.enterRoom, { ...entered, usertype: 50 }),
  answer(Live.stopRoom, {}),
  answer(Live.stopInfo, ownEndedShow),
]
/** A room in a battle, for a viewer and for its anchor. */
const withPk = (battle: PkBattle) => ({ ...entered, snapshot: { ...entered.snapshot, pk: battle } })
const watching = (state: BattleState) => [answer(Live.enterRoom, () => withPk(pkOf(state)))]
const battling = (battle: PkBattle) => [
  ...ownShow.filter(({ call }) => call !== Live.enterRoom),
  answer(Live.enterRoom, () => ({ ...withPk(battle), usertype: 50 })),
]
const carryOn = '[data-testid="carry-on"]'

const gifts = ['[data-testid="open-gifts"]']
const guard = ['[data-testid="open-guard"]']
const privately = ['[data-testid="open-private"]']
const offered = (looked: Output<typeof PrivateShow.getPrivatePerformance>) => [
  answer(Live.enterRoom, privateRoom()),
  answer(PrivateShow.getPrivatePerformance, looked),
]
const inPrivate = (show: PrivatePerformance): Partial<SampleScreen> => ({
  ready: '[data-testid="private-stage"]',
  answers: [answer(Live.enterRoom, privateRoom(show.id, true)), answer(PrivateShow.getPrivatePerformance, privateAnswer(show))],
})
const ofHost = (show: PrivatePerformance) => [
  ...ownShow,
  answer(Live.enterRoom, { ...privateRoom(isInPrivateShow(show.state) ? show.id : 0), private_id: show.id, usertype: 50 }),
  answer(PrivateShow.getPrivatePerformance, privateAnswer(show)),
]
const goals = ['[data-testid="open-goals"]']
const withGoals = { ...entered, snapshot: { ...entered.snapshot, goals: roomGoals() } }
const inGoals = [answer(Live.enterRoom, withGoals)]
const noGoals = { list: [], coin: '8420', percent: 50 }
const ownGoals = [
  ...ownShow,
  answer(Live.enterRoom, { ...withGoals, usertype: 50 }),
  answer(Livegame.getLiveAnchorTaskInfo, (_sent, language) => ownTasks(language)),
]
const giftCell = (id: number) => `[data-testid="gift-${id}"]`
const giftTab = (nth: number) => `[data-testid="gift-board"] [role="tab"] >> nth=${nth}`

const manyGuards = answer(Live.enterRoom, { ...entered, snapshot: { ...entered.snapshot, guard_nums: 46 } })
const CAUGHT = 0.4
/** One gift in flight. Its names are a catalogue's, in the order of the event: Chinese, English, French, Arabic, Spanish, Portuguese. */
const inFlight = (name: string, ready: string, changes: Partial<EventOf<'giftSent'>>): SampleScreen => ({
  name: `effect-${name}`,
  path: roomPath,
  ready,
  events: () => [giftSent(name, changes)],
  caughtAt: CAUGHT,
})
const gift = (
  icon: string,
  totalcoin: string,
  [ct, ct_en, ct_fr, ct_ar, ct_es, ct_pt]: readonly [string, string, string, string, string, string],
) => ({ gifticon: `/gifts/${icon}.svg`, totalcoin, ct, ct_en, ct_fr, ct_ar, ct_es, ct_pt }) as const
const scene = (name: string, given: ReturnType<typeof gift>) =>
  inFlight(given.gifticon.slice(7, -4), '.gift-effect-box svg', { swf: name, swftype: 1, swftime: 6, type: 1, ...given })
const animation = (name: string, given: ReturnType<typeof gift>) =>
  inFlight(given.gifticon.slice(7, -4), '.gift-effect-box[data-kind="2"] > svg', {
    swf: `/effects/${name}.json`,
    swftype: 2,
    swftime: 4,
    ...given,
  })
const heart = Array.from({ length: 28 }, (_, n) => {
  const t = (n / 28) * 2 * Math.PI
  const [x, y] = [16 * Math.sin(t) ** 3, 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)]
  return { x: Math.round(195 + x * 8), y: Math.round(380 - y * 8) }
})
const effects: readonly SampleScreen[] = [
  scene('rocket-launch', gift('rocket', '1999', ['火箭', 'Rocket', 'Fusée', 'صاروخ', 'Cohete', 'Foguete'])),
  scene('castle-in-clouds', gift('castle', '5200', ['天空城堡', 'Sky Castle', 'Château', 'قلعة السماء', 'Castillo', 'Castelo nas nuvens'])),
  scene('yacht-island', gift('yacht', '12000', ['海岛游艇', 'Island Yacht', 'Yacht', 'يخت الجزيرة', 'Yate', 'Iate na ilha'])),
  scene('phoenix-rising', gift('phoenix', '20000', ['凤凰', 'Phoenix', 'Phénix', 'عنقاء', 'Fénix', 'Fênix'])),
  animation('goal', gift('football', '100', ['世界波', 'Great Goal', 'But !', 'هدف', 'Golazo', 'Golaço'])),
  animation('serenade', gift('guitar', '299', ['小夜曲', 'Serenade', 'Sérénade', 'معزوفة', 'Serenata', 'Serenata'])),
  animation('mist', gift('perfume', '366', ['香水', 'Perfume', 'Parfum', 'عطر', 'Perfume', 'Perfume'])),
  animation('wish', gift('cake', '420', ['心愿蛋糕', 'Wish Cake', 'Gâteau à vœux', 'كعكة الأمنيات', 'Pastel de deseos', 'Bolo do desejo'])),
  animation('coronation', gift('crown', '520', ['皇冠', 'Crown', 'Couronne', 'تاج', 'Corona', 'Coroa'])),
  animation(
    'brilliance',
    gift('diamond-ring', '999', ['钻戒', 'Diamond Ring', 'Bague en diamant', 'خاتم ألماس', 'Anillo de diamante', 'Anel de diamante']),
  ),
  inFlight('doodle', '[data-testid="doodle-replay"] img', {
    type: 3,
    totalcoin: '280',
    paintedPath: heart,
    paintedWidth: 390,
    paintedHeight: 844,
  }),
  {
    name: 'effect-lanes',
    path: roomPath,
    ready: '[data-testid="gift-lane"] >> nth=1',
    events: () => [
      giftSent('a', { combo: 'a', combocount: 66, uid: 1 }),
      giftSent('b', { combo: 'b', combocount: 7, uid: 2, uname: 'Camille B.', uhead: '/avatars/camille.svg' }),
    ],
    caughtAt: 1,
  },
]

/** Sheets over a screen, and rooms that stay shut. Their tests are beside the screens; these are for pictures. */
export const sheets: readonly SampleScreen[] = [
  opened('withdrawrecord-review', '/withdrawrecord', ['[data-testid="withdrawal"]']),
  opened('withdrawrecord-rejected', '/withdrawrecord', ['[data-testid="withdrawal"] >> nth=4']),
  opened('withdrawrecord-failed', '/withdrawrecord', ['[data-testid="withdrawal"] >> nth=5']),
  opened('withdraw-typed', '/withdraw', ['[data-testid="cash-votes"] + button'], { ready: '[data-testid="receives"]' }),
  opened('selectAccount-edit', '/selectAccount', ['[data-testid="account"] button >> nth=1']),
  opened('addAccount-usdt', '/addAccount', ['[role="radio"] >> nth=1'], { ready: '[data-testid="usdt-address"]' }),
  opened('setting-devices-sheet', '/setting/devices', ['[data-testid="device"] button']),
  opened('setting-logout', '/setting', ['main button >> nth=-2']),
  opened('setting-logout-all', '/setting', ['main button >> nth=-1']),
  opened('setting-limits-pause', '/setting/limits', ['main button >> nth=-1']),
  opened('setting-delete-confirm', '/setting/delete', ['[role="checkbox"]', 'main button >> nth=-1'], {
    answers: [answer(Account.cancelAccount, refusal(Account.cancelAccount, 'StepUpNeeded'))],
  }),
  opened('exchange-typed', '/exchange', ['main input + button'], { ready: '[data-testid="exchange-left"]' }),
  opened('agent-rules', '/agent', ['header button >> nth=-1']),
  opened('agent-people', '/agent', ['[data-testid="invited-count"]'], { answers: [answer(Agent.getInvited, invited)] }),
  opened('notice-certification', '/index', [], { answers: [answer(Notice.getNotices, [notices[0]!])] }),
  opened('notice-sanction', '/index', [], { answers: [answer(Notice.getNotices, [notices[1]!])] }),
  opened('gift-sheet', roomPath, [...gifts, giftCell(giftIds.star)], { ready: '[data-testid="gift-send"]' }),
  opened('gift-deluxe', roomPath, [...gifts, giftTab(1)], { ready: giftCell(giftIds.castle) }),
  opened('gift-doodle', roomPath, [...gifts, giftTab(2)], { ready: '[data-testid="gift-draw"]' }),
  opened('gift-backpack', roomPath, [...gifts, giftTab(3)], { ready: giftCell(giftIds.star) }),
  opened('gift-backpack-empty', roomPath, [...gifts, giftTab(3)], {
    ready: 'img[src*="empty-wallet"]',
    answers: [answer(Gifts.getGiftList, (_sent, language) => ({ ...giftList(language), proplist: [] }))],
  }),
  opened('gift-short', roomPath, [...gifts, giftCell(giftIds.star)], {
    ready: '[data-testid="gift-short"]',
    answers: [
      answer(Gifts.getGiftList, (_sent, language) => giftList(language, '50')),
      answer(Balance.getBalance, { ...balance, coin: '50' }),
    ],
  }),
  opened('gift-recharge', roomPath, [...gifts, '[data-testid="gift-recharge"]'], { ready: '[data-testid="room-recharge"]' }),
  opened('gift-guards-only', roomPath, [...gifts, giftCell(giftIds.crown)], { ready: '[data-testid="gift-guard"]' }),
  opened('gift-combo', roomPath, [...gifts, giftCell(giftIds.star), '[data-testid="gift-send"]', '[data-testid="combo"]'], {
    ready: '[data-testid="combo"]',
    answers: [answer(Gifts.sendGift, sent(12))],
    caughtAt: CAUGHT,
  }),
  opened('gift-error', roomPath, gifts, { ready: '[role="alert"]', answers: [answer(Gifts.getGiftList, broken)] }),
  opened('doodle', roomPath, [...gifts, giftTab(2), '[data-testid="gift-draw"]'], { ready: '[data-testid="doodle-paper"]' }),
  opened('mic-ask', roomPath, ['[data-testid="mic-ask"]'], { ready: '[data-testid="mic-sheet"]' }),
  opened('mic-waiting', roomPath, ['[data-testid="mic-ask"]'], {
    ready: '[data-testid="mic-cancel"]',
    answers: [answer(Live.enterRoom, { ...entered, usertype: 40 }), answer(Linkmic.getMicList, { ...noGuests, mine: micAsked })],
  }),
  opened('mic-panel', roomPath, ['[data-testid="mic-chip"]'], {
    ready: '[data-testid="mic-panel"]',
    answers: [answer(Live.enterRoom, { ...entered, usertype: 40 }), answer(Linkmic.getMicList, guests)],
  }),
  opened('mic-panel-empty', roomPath, ['[data-testid="mic-chip"]'], {
    ready: '[data-testid="mic-panel"]',
    answers: [answer(Live.enterRoom, { ...entered, usertype: 40 })],
  }),
  opened('doodle-drawn', roomPath, [...gifts, giftTab(2), '[data-testid="gift-draw"]'], {
    ready: '[data-testid="doodle-paper"]',
    drawn: heart,
  }),
  opened('guard', roomPath, guard, {
    ready: '[data-testid="guard-buy"]',
    answers: [answer(Guard.getList, guardTiers({ mine: guardMonth })), manyGuards],
  }),
  opened('guard-overwrite', roomPath, [...guard, '[data-testid="tier-3"]', '[data-testid="guard-buy"]'], {
    ready: '[data-testid="guard-overwrite"]',
    answers: [answer(Guard.getList, guardTiers({ mine: guardMonth }))],
  }),
  opened('guard-refused', roomPath, [...guard, '[data-testid="tier-1"]'], {
    ready: '[data-testid="guard-refused"]',
    answers: [answer(Guard.getList, guardTiers({ mine: guardYear }))],
  }),
  opened('guard-list', roomPath, [...guard, '[data-testid="open-guards"]'], { ready: '[data-testid="guard-list"]' }),
  opened('private-request', roomPath, privately, { ready: '[data-testid="private-ask"]', answers: offered(privateAnswer()) }),
  opened('private-short', roomPath, privately, {
    ready: '[data-testid="private-sheet"] .private-foot',
    answers: offered(privateAnswer(undefined, '120')),
  }),
  opened('private-waiting', roomPath, privately, {
    ready: '[data-testid="private-waiting"]',
    answers: offered(privateAnswer(performanceOf())),
  }),
  opened('private-running', roomPath, [], inPrivate(runningShow)),
  opened('private-last-minute', roomPath, [], inPrivate(lastMinuteShow)),
  opened('private-paused', roomPath, [], inPrivate(pausedShow)),
  opened('private-extend', roomPath, ['[data-testid="private-extend"]'], {
    ...inPrivate(runningShow),
    ready: '[data-testid="private-add"]',
  }),
  opened('private-receipt', roomPath, ['.private-evidence summary'], { ...inPrivate(endedPrivate), ready: '[data-testid="private-done"]' }),
  opened('private-away', roomPath, [], { ready: '[data-testid="private-away"]', answers: [answer(Live.enterRoom, privateRoom(7))] }),
  opened('private-incoming', '/liveAnchor', [carryOn], {
    ready: '[data-testid="private-accept"]',
    answers: ofHost(askedOfHost),
  }),
  opened('private-host', '/liveAnchor', [carryOn], {
    ready: '[data-testid="private-stage"]',
    answers: ofHost({ ...runningShow, viewer: askedOfHost.viewer }),
  }),
  opened('private-offer', '/liveAnchor', ['[data-testid="private-offer"]'], {
    ready: '[data-testid="private-save"]',
    answers: [answer(PrivateShow.getPrivatePerformance, privateAnswer())],
  }),
  opened('pk-fight', roomPath, [], { ready: '[data-testid="pk-clock"]', answers: watching('fight') }),
  opened('pk-countdown', roomPath, [], { ready: '[data-testid="pk-countdown"]', answers: watching('countdown') }),
  opened('pk-frozen', roomPath, [], { ready: '[data-testid="pk-clock"]', answers: watching('frozen') }),
  opened('pk-punish', roomPath, [], { ready: '[data-testid="pk-clock"]', answers: watching('punish') }),
  opened('pk-rivals', '/liveAnchor', [carryOn, '[data-testid="pk-open"]'], { ready: '[data-testid^="pk-invite-"]', answers: ownShow }),
  opened('pk-invited', '/liveAnchor', [carryOn], { ready: '[data-testid="pk-accept"]', answers: battling(pkInvited()) }),
  opened('pk-sent', '/liveAnchor', [carryOn], { ready: '[data-testid="pk-cancel"]', answers: battling(pkOf('invited')) }),
  opened('pk-anchor', '/liveAnchor', [carryOn], { ready: '[data-testid="pk-clock"]', answers: battling(pkOf('fight')) }),
  opened('pk-surrender', '/liveAnchor', [carryOn, '[data-testid="pk-surrender"]'], { answers: battling(pkOf('fight')) }),
  opened('pk-result', '/liveAnchor', [carryOn], { ready: '[data-testid="pk-waive"]', answers: battling(pkOf('punish')) }),
  opened('room-viewers', roomPath, ['[data-testid="viewer-count"]']),
  opened('goals', roomPath, goals, { ready: '[data-testid="tip-send"]', answers: inGoals }),
  opened('goals-chip', roomPath, [], { ready: goals[0]!, answers: inGoals }),
  opened('goals-empty', roomPath, goals, {
    ready: '[data-testid="goal-sheet"] img[src*="empty-live"]',
    answers: [...inGoals, answer(Livegame.getLiveAnchorTaskInfo, noGoals), answer(Livegame.getWishingWellList, noGoals)],
  }),
  opened('goals-error', roomPath, goals, {
    ready: '[role="alert"]',
    answers: [...inGoals, answer(Livegame.getLiveAnchorTaskInfo, broken)],
  }),
  opened('goal-reached', roomPath, [...goals, '[data-testid="choice-10"]', '[data-testid="tip-send"]'], {
    ready: '[data-testid="goal-reached"]',
    answers: [
      ...inGoals,
      answer(Livegame.giveATip, (_sent, language) => tipped(language, { coin_now: '1980', givers: 17, state: 'reached' }, '660')),
    ],
  }),
  opened('goal-returned', roomPath, [...goals, '[data-testid="goal-70"] button'], {
    ready: '[data-testid="goal-returned"]',
    answers: inGoals,
  }),
  opened('anchor-goals', '/liveAnchor', [carryOn, ...goals], { ready: '[data-testid="new-goal"]', answers: ownGoals }),
  opened('anchor-new-goal', '/liveAnchor', [carryOn, ...goals, '[data-testid="new-goal"]', '[data-testid="goal-gift-8"]'], {
    ready: '[data-testid="goal-start"]',
    answers: ownGoals,
  }),
  opened('anchor-setup', '/liveAnchor', [], { ready: '[data-testid="start-live"]' }),
  opened('anchor-cover', '/liveAnchor', ['[data-testid="cover-picker"]'], { ready: '[data-testid="upload-cover"]' }),
  opened('anchor-on-air', '/liveAnchor', [carryOn], { ready: '[data-testid="end-live"]', answers: ownShow }),
  opened('anchor-ended', '/liveAnchor', [carryOn, '[data-testid="end-live"]', '[data-testid="confirm-end"]'], {
    ready: '[data-testid="earned"]',
    answers: ownShow,
  }),
  opened('room-rank', roomPath, ['[data-testid="votes"]'], { ready: '[data-testid="rank-list"]' }),
  opened('room-person', roomPath, ['[data-testid="viewer-count"]', '[role="dialog"] li button'], { ready: '[data-testid="person"]' }),
  opened('room-message', roomPath, ['[data-testid="more"]', '[data-testid="message-host"]'], {
    ready: '[data-testid="message-sheet"] [data-testid="bubble"]',
  }),
  opened('room-captions', roomPath, [], {
    ready: '[data-testid="captions"]',
    events: () => [caption(1, 0, 'A próxima é para quem está longe de casa', 1), caption(2, 0, 'e com saudade de alguém')],
  }),
  opened('room-translated', roomPath, [], {
    ready: '[data-testid="translation"]',
    stored: { 'translate-chat': 'all' },
    answers: [
      answer(Home.getConfig, (_sent, language) => ({ ...config(language), translate_switch: 1 as const })),
      answer(Translation.translate, ({ content }) => ({ content: content.toUpperCase(), from: 'pt' })),
    ],
  }),
  opened('room-more', roomPath, ['[data-testid="more"]']),
  opened('room-quality', roomPath, ['[data-testid="more"]', '[data-testid="quality"]'], { ready: '[role="radio"]' }),
  opened('room-shortcuts', roomPath, ['[data-testid="more"]', '[data-testid="list-shortcuts"]'], { ready: '[data-testid="shortcuts"]' }),
  opened('room-floating', roomPath, ['[data-testid="more"]', '[data-testid="minimise"]'], { ready: '[data-testid="floating-room"]' }),
  opened('room-reply', roomPath, ['.chat-text', '[data-testid="reply"]'], { ready: '[data-testid="reply-bar"]' }),
  opened('door-password', roomPath, [], atDoor(doorOf(1, ''))),
  opened('door-paid', roomPath, [], atDoor(doorOf(2, '200'))),
  opened('door-paid-short', roomPath, [], atDoor(doorOf(2, '200', '80'))),
  opened('door-paid-changed', roomPath, ['[data-testid="door-enter"]'], {
    ready: '[data-testid="door"] [role="alert"]',
    answers: [answer(Live.checkLive, doorOf(2, '200')), answer(Live.roomCharge, refusal(Live.roomCharge, 'FeeChanged'))],
  }),
  opened('door-timed', roomPath, [], atDoor(doorOf(3, '20', '506'))),
  opened('door-timed-short', roomPath, [], atDoor(doorOf(3, '20', '12'))),
  opened('timed-room', roomPath, [], { ready: '[data-testid="minute"]', answers: [answer(Live.enterRoom, timedRoom)] }),
  opened('timed-last-minute', roomPath, [], {
    ready: '[data-testid="last-minute"]',
    answers: [answer(Live.enterRoom, timedRoom), answer(Live.timeCharge, minuteOf('6'))],
  }),
  opened('room-blocked', roomPath, [], {
    ready: 'img[src*="empty-live"]',
    answers: [answer(Live.checkLive, refusal(Live.checkLive, 'Blocked'))],
  }),
  opened('room-person-moderated', roomPath, ['[data-testid="viewer-count"]', '[role="dialog"] li button'], {
    ready: '[data-testid="person"] .act-lines',
    answers: [answer(Moderation.getPop, troublePop)],
  }),
  opened('room-mute', roomPath, ['[data-testid="viewer-count"]', '[role="dialog"] li button', '.person-act'], {
    ready: '[data-testid="act-confirm"]',
    answers: [answer(Moderation.getPop, troublePop)],
  }),
  opened('room-kick', roomPath, ['[data-testid="viewer-count"]', '[role="dialog"] li button', '.person-act >> nth=1'], {
    ready: '[data-testid="act-confirm"]',
    answers: [answer(Moderation.getPop, popOf(anchorsActs))],
  }),
  opened('room-ban', roomPath, ['[data-testid="host"]', '.person-act >> nth=1'], {
    ready: '[data-testid="choice-1"]',
    answers: [answer(Moderation.getPop, popOf(['close', 'ban', 'disable', 'report'], { action: 60 }))],
  }),
  opened('room-muted', roomPath, ['[data-testid="muted-bar"]'], {
    ready: '[data-testid="muted"] dl',
    answers: [answer(Live.enterRoom, { ...entered, shutup: 1, shutup_until: Math.floor(Date.now() / 1000) + 1680 })],
  }),
  opened('room-barrage', roomPath, ['[data-testid="more"]', '[data-testid="open-barrage"]'], { ready: '[data-testid="barrage-form"]' }),
  opened('room-chat-settings', roomPath, ['[data-testid="more"]', '[data-testid="chat-settings"]'], {
    ready: '.chat-settings',
    answers: [
      answer(Live.enterRoom, {
        ...entered,
        usertype: 40,
        snapshot: { ...entered.snapshot, pin: { uid: 1, uname: 'Bia', content: 'Requests: song and artist' } },
      }),
    ],
  }),
  ...effects,
]
