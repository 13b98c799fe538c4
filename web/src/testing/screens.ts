import { Account, Agent, Appeal, Auth, Cash, Charge, Live, Livemanage, Moderation, Notice, Sanctions, Wallet } from '@nimbo/contract'
import type { RoomDoor } from '@nimbo/contract'
import { type Answer, answer, broken, refusal } from './answers.ts'
import { appeals, certificationIn, notices } from './samples/certification.ts'
import { admins, anchorsActs, popOf, sanctionOf, sanctionsOf, troublePop } from './samples/moderation.ts'
import { accounts, balance, firstRules, limited, orderOf, profit } from './samples/money.ts'
import { doorOf, entered, minuteOf, room, roomPath, timedRoom } from './samples/rooms.ts'

export interface SampleScreen {
  name: string
  path: string
  /** There once the screen has everything it waits for. */
  ready: string
  /** What to press, one after the other, before it is there. */
  press?: readonly string[]
  signedIn?: boolean
  answers?: readonly Answer[]
}

const me = 'nav a[href="/mine"], [data-testid="rail-log-in"]'
const paid = orderOf('pix', { state: 'paid', received: '24.90', credited: '2739' })
const ordered = (...args: Parameters<typeof orderOf>) => [answer(Charge.getOrderStatus, orderOf(...args))]

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
  { name: 'mine', path: '/mine', ready: 'a[href="/recharge"]' },
  { name: 'following', path: '/live/follow', ready: 'main img' },
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
      answer(Wallet.getBalance, { ...balance, excluded_until: Math.floor(Date.now() / 1000) + 86_400 * 6, debt: '2490', coin: '0' }),
      answer(Charge.getFirstChargeRules, firstRules),
    ],
  },
  { name: 'recharge-error', path: '/recharge', ready: '[role="alert"]', answers: [answer(Wallet.getBalance, broken)] },
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
    answers: [answer(Wallet.getProfit, profit({ open: 0, window_from: 5, window_to: 20 }))],
  },
  { name: 'withdraw-used-up', path: '/withdraw', ready: 'main section', answers: [answer(Wallet.getProfit, profit({ used: 10 }))] },
  {
    name: 'withdraw-not-certified',
    path: '/withdraw',
    ready: 'main section',
    answers: [answer(Wallet.getProfit, profit({ certified: 0, held: [] }))],
  },
  { name: 'withdraw-error', path: '/withdraw', ready: '[role="alert"]', answers: [answer(Wallet.getProfit, broken)] },
  {
    name: 'withdraw-no-account',
    path: '/withdraw',
    ready: 'main section',
    answers: [answer(Wallet.getUserAccountList, []), answer(Wallet.getProfit, profit({ held: [] }))],
  },
  { name: 'withdrawrecord', path: '/withdrawrecord', ready: '[data-testid="withdrawal"]' },
  {
    name: 'withdrawrecord-empty',
    path: '/withdrawrecord',
    ready: 'img[src*="empty-wallet"]',
    answers: [answer(Cash.cashRecordList, [])],
  },
  { name: 'selectAccount', path: '/selectAccount', ready: '[data-testid="account"]' },
  {
    name: 'selectAccount-empty',
    path: '/selectAccount',
    ready: 'img[src*="empty-wallet"]',
    answers: [answer(Wallet.getUserAccountList, [])],
  },
  { name: 'addAccount', path: '/addAccount', ready: '[data-testid="pix-key"]', answers: [answer(Wallet.getUserAccountList, accounts)] },
  { name: 'cashRecord', path: '/cashRecord', ready: '[data-testid="line"]' },
  { name: 'cashRecord-empty', path: '/cashRecord', ready: 'img[src*="empty-wallet"]', answers: [answer(Cash.recordList, [])] },
  { name: 'cashRecord-error', path: '/cashRecord', ready: '[role="alert"]', answers: [answer(Cash.recordList, broken)] },
  { name: 'verifyStatement', path: '/verifyStatement', ready: 'input[type="file"]', signedIn: false },
  { name: 'exchange', path: '/exchange', ready: '[data-testid="exchange"]' },
  { name: 'exchange-error', path: '/exchange', ready: '[role="alert"]', answers: [answer(Cash.getExchange, broken)] },
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
  { name: 'setting-delete', path: '/setting/delete', ready: '[role="checkbox"], input[type="checkbox"]' },
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

/** What opens over a screen, and rooms that stay shut. Their tests are beside the screens; these are for pictures. */
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
  opened('room-viewers', roomPath, ['[data-testid="viewer-count"]']),
  opened('room-person', roomPath, ['[data-testid="viewer-count"]', '[role="dialog"] li button'], { ready: '[data-testid="person"]' }),
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
]
