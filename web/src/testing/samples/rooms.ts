import {
  type Account,
  type EventOf,
  type Home,
  type Language,
  type Live,
  type Output,
  type RoomCard,
  type RoomDoor,
  type RoomSnapshot,
  spendKinds,
  type UserCard,
  wireTime,
} from '@nimbo/contract'
import { inEveryLanguage } from './inEveryLanguage.ts'
import { bia, kaique, me, noor, viewers } from './people.ts'

const nowSeconds = () => Math.floor(Date.now() / 1000)
const started = nowSeconds() - 4_000

const classNames = inEveryLanguage<readonly string[]>({
  en: ['Music', 'Dance', 'Games', 'Talk'],
  pt: ['Música', 'Dança', 'Jogos', 'Conversa'],
  es: ['Música', 'Baile', 'Juegos', 'Charla'],
  fr: ['Musique', 'Danse', 'Jeux', 'Discussion'],
  ar: ['موسيقى', 'رقص', 'ألعاب', 'دردشة'],
  'zh-cn': ['音乐', '舞蹈', '游戏', '聊天'],
  zh: ['音樂', '舞蹈', '遊戲', '聊天'],
})
const currencyNames = inEveryLanguage<readonly [coin: string, votes: string]>({
  en: ['Coins', 'Tickets'],
  pt: ['Moedas', 'Tíquetes'],
  es: ['Monedas', 'Boletos'],
  fr: ['Pièces', 'Tickets'],
  ar: ['عملات', 'تذاكر'],
  'zh-cn': ['云币', '云票'],
  zh: ['雲幣', '雲票'],
})
const bands = [1, 20, 40, 60].map((levelid, i) => ({
  levelid,
  colour: `lv${i + 1}`,
  thumb: '/art/level-badge.svg',
  thumb_mark: '/art/level-badge.svg',
}))

export const config = (language: Language): Output<typeof Home.getConfig> => ({
  translate_switch: 0,
  name_coin: currencyNames[language][0],
  name_votes: currencyNames[language][1],
  liveclass: classNames[language].map((name, i) => ({ id: i + 1, name, thumb: '', des: '' })),
  level: bands,
  levelanchor: bands,
  sensitive_words: [],
  live_type: [0, 1],
  share_title: 'Nimbo',
  share_des: '',
  coin_exchange_switch: 0,
  maintain_switch: 0,
  maintain_tips: '',
  socket_url: 'ws://realtime.invalid/connection/websocket',
  login_type: ['google', 'apple', 'twitter', 'facebook'],
  push_key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  app_android: '',
  app_ios: '',
  anchor_share: spendKinds.map((kind) => ({ kind, gift_kind: '', percent: 50 })),
})

export function roomOf(host: UserCard, cover: string, title: string, nums: number, liveclassid = 1): RoomCard {
  return {
    uid: host.id,
    title,
    city: '',
    stream: `${host.id}_${started}`,
    pull: '',
    thumb: `/covers/${cover}.svg`,
    type: 0,
    type_val: '',
    anyway: 0,
    starttime: started,
    nums,
    liveclassid,
    avatar: host.avatar,
    avatar_thumb: host.avatar_thumb,
    user_nicename: host.user_nicename,
    sex: host.sex,
    level: host.level,
    level_anchor: 7,
  }
}
export const rooms = [
  roomOf(bia, 'stage', 'Pagode ao vivo · pede a tua música', 1204),
  roomOf(noor, 'lanterns', 'سهرة رمضانية وحكايات قبل السحور', 860, 4),
  roomOf(kaique, 'neon-city', 'Rooftop set: deep house till sunrise', 311, 2),
]
export const room = rooms[0]!
export const roomPath = `/liveAudience?liveuid=${room.uid}&stream=${room.stream}`

const sender = ({ id, user_nicename, avatar, level }: UserCard) => ({
  uid: id,
  uname: user_nicename,
  uhead: avatar,
  level,
  usertype: 30,
  guard_type: 0,
})
export const line = (seq: number, from: UserCard, ct: string): EventOf<'chat'> => ({
  _method_: 'SendMsg',
  action: 0,
  msgtype: 2,
  id: `line-${seq}`,
  seq,
  mid: '',
  at: Date.now() - 60_000 + seq * 1_000,
  ...sender(from),
  ct,
})
export const lines = ['boa noite!', 'que voz', 'مساء الخير', 'toca aquela'].map((ct, i) => line(i + 1, viewers[i % viewers.length]!, ct))

/** A room's state without slow mode and without a pinned message, unless told. */
export const snapshotOf = (part: Partial<RoomSnapshot> = {}): RoomSnapshot => ({
  nums: 0,
  lights: 0,
  seq: 0,
  messages: [],
  slow_mode: 0,
  pin: { uid: 0, uname: '', content: '' },
  votes: '0',
  votestotal: '0',
  givers: [],
  guard_nums: 0,
  hour_rank: 0,
  private_show: { need_coin_min: 0, id: 0 },
  goals: [],
  ...part,
})

/** The viewers as people who gave: the first of them most. */
const contributions = ['98240', '61380', '44105', '12880', '9800']
const giving = (people: readonly UserCard[]) =>
  people.map((person, i) => ({ ...person, contribution: contributions[i] ?? '0', guard_type: 0, usertype: i === 2 ? 40 : 30 }))
export const audience = giving(viewers)
const givers = audience
  .slice(0, 3)
  .map(({ id, user_nicename, avatar, level, contribution }) => ({ uid: id, uname: user_nicename, uhead: avatar, level, contribution }))
export const userRank: Output<typeof Live.getUserRank> = {
  list: giving([...viewers, noor, kaique]).map((person, i) => ({ ...person, rank: i + 1 })),
  nums: 418,
  starttime: started,
  mine: { rank: 14, contribution: '3388', behind: '613' },
}

const channel = (name: string, { stream } = room) => ({ channel: `${name}:${stream}`, token: 'token', offset: 0, epoch: 'e' })
export const entered: Output<typeof Live.enterRoom> = {
  room,
  votestotal: '1284300',
  coin: me.coin,
  barrage_fee: 10,
  guard: { type: 0, endtime: 0 },
  guard_nums: 0,
  isred: 0,
  issuper: 0,
  linkmic_uid: 0,
  private_id: 0,
  userlist_time: 60,
  chatserver: '',
  pull: '',
  nums: room.nums,
  isattention: 0,
  userlists: viewers,
  usertype: 30,
  shutup: 0,
  shutup_until: 0,
  sender: sender(me),
  sensitive_words: [],
  media: { url: 'ws://media.invalid', token: 'token' },
  realtime: { url: 'ws://realtime.invalid/connection/websocket', room: channel('room'), feed: channel('feed') },
  snapshot: snapshotOf({
    nums: room.nums,
    lights: 5120,
    seq: lines.length,
    messages: lines,
    votes: '4216',
    votestotal: '1284300',
    givers,
  }),
}

/** Entering another room than the usual one. */
export const enteredIn = (card: RoomCard): typeof entered => ({
  ...entered,
  room: card,
  realtime: { ...entered.realtime, room: channel('room', card), feed: channel('feed', card) },
})

/** The door of a room that costs something, for somebody with so many coins. */
export const doorOf = (type: 1 | 2 | 3, type_val: string, coin = me.coin): RoomDoor => ({
  type,
  type_val,
  type_msg: '',
  room: { ...room, type, type_val },
  coin,
})
export const timedRoom: Output<typeof Live.enterRoom> = { ...entered, room: { ...room, type: 3, type_val: '20' } }
/** The second minute of a timed room, with so many coins left. */
export const minuteOf = (coin: string): Output<typeof Live.timeCharge> => ({
  coin,
  type_val: '20',
  minute: 2,
  left: 42,
  length: 60,
  minutes: 2,
  cost: '40',
})

export const endedShow: Output<typeof Live.stopInfo> = {
  nums: 1960,
  length: 5_400,
  votes: '4210',
  peak: 1310,
  messages: 2044,
  lights: 18_250,
  newfans: 37,
  title: room.title,
  thumb: room.thumb,
  starttime: started,
  endtime: started + 5_400,
  datestarttime: wireTime(started),
  dateendtime: wireTime(started + 5_400),
  host: bia,
  isattention: 0,
  watched: 1_260,
  spent: '1060',
  fee: '200',
  minutes: 42,
  minutes_coin: '840',
  incomes: [],
  givers: [],
  audience: [],
}
/** The same as its host reads it. */
export const ownEndedShow: Output<typeof Live.stopInfo> = {
  ...endedShow,
  votes: '4210',
  watched: 0,
  spent: '0',
  fee: '0',
  minutes: 0,
  minutes_coin: '0',
  incomes: [
    { kind: 'barrage', count: 84, votes: '420' },
    { kind: 'roomFee', count: 20, votes: '2000' },
    { kind: 'minuteFee', count: 179, votes: '1790' },
  ],
  givers,
  audience: [12, 340, 610, 900, 1310, 1180, 1240, 860, 420].map((nums, i) => ({ at: started + i * 600, nums })),
}

type Titles = readonly [terms: string, privacy: string, rules: string, help: string]
const pageTitles = inEveryLanguage<Titles>({
  en: ['Terms of use', 'Privacy policy', 'Community rules', 'Help'],
  pt: ['Termos de uso', 'Política de privacidade', 'Regras da comunidade', 'Ajuda'],
  es: ['Términos de uso', 'Política de privacidad', 'Normas de la comunidad', 'Ayuda'],
  fr: ['Conditions d’utilisation', 'Politique de confidentialité', 'Règles de la communauté', 'Aide'],
  ar: ['شروط الاستخدام', 'سياسة الخصوصية', 'قواعد المجتمع', 'المساعدة'],
  'zh-cn': ['服务条款', '隐私政策', '社区规范', '帮助'],
  zh: ['服務條款', '隱私權政策', '社群規範', '說明'],
})
const hrefs = ['terms', 'privacy', 'rules', 'help'] as const
export const pageLinks = (language: Language): Output<typeof Account.getPerSetting> =>
  hrefs.map((href, i) => ({ id: i + 1, name: pageTitles[language][i]!, thumb: '', href }))

const ages = inEveryLanguage({
  en: 'You must be 18 or older.',
  pt: 'Você precisa ter 18 anos ou mais.',
  es: 'Debes tener 18 años o más.',
  fr: 'Vous devez avoir 18 ans ou plus.',
  ar: 'يجب ألا يقل عمرك عن 18 عامًا.',
  'zh-cn': '你必须年满 18 岁。',
  zh: '你必須年滿 18 歲。',
})
export const textPage = (language: Language): Output<typeof Home.getPage> => ({
  title: pageTitles[language][0],
  updated: '2026-02-01',
  sections: [{ heading: pageTitles[language][0], text: ages[language] }],
})
