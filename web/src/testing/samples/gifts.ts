import type {
  Backpack,
  BackpackGift,
  EventOf,
  GiftCard,
  Gifts,
  Guard,
  Language,
  NamedEvent,
  Output,
  Ranks,
  Receipts,
} from '@nimbo/contract'
import { inEveryLanguage } from './inEveryLanguage.ts'
import { bia, everybody, kaique, me, noor, viewers } from './people.ts'
import { spending } from './money.ts'
import { room } from './rooms.ts'

type Names = Record<Language, string>
type Row = readonly [icon: string, names: Names, price: number, type: GiftCard['type'], mark: GiftCard['mark'], effect?: string]
const names = (en: string, pt: string, es: string, fr: string, ar: string, cn: string, zh: string): Names =>
  inEveryLanguage({ en, pt, es, fr, ar, 'zh-cn': cn, zh })

/** As the catalogue of the design has them, cheapest first. */
const catalogue: readonly Row[] = [
  ['paper-heart', names('Paper Heart', 'Coração de papel', 'Corazón de papel', 'Cœur en papier', 'قلب ورقي', '纸心', '紙心'), 1, 0, 0],
  ['coffee', names('Coffee', 'Cafezinho', 'Cafecito', 'Petit café', 'فنجان قهوة', '暖心咖啡', '暖心咖啡'), 5, 0, 0],
  ['rose', names('Rose', 'Rosa', 'Rosa', 'Rose', 'وردة', '玫瑰', '玫瑰'), 9, 0, 1],
  ['paint-brush', names('Doodle', 'Rabisco', 'Garabato', 'Gribouillis', 'رسمة', '涂鸦', '塗鴉'), 10, 3, 0],
  ['clover', names('Lucky Clover', 'Trevo da sorte', 'Trébol', 'Trèfle', 'برسيم الحظ', '幸运草', '幸運草'), 18, 0, 3],
  ['lollipop', names('Swirl Pop', 'Pirulito', 'Paleta', 'Sucette', 'مصاصة', '棒棒糖', '棒棒糖'), 19, 0, 0],
  ['balloons', names('Balloons', 'Balões', 'Globos', 'Ballons', 'بالونات', '气球', '氣球'), 39, 0, 0],
  ['microphone', names('Encore Mic', 'Microfone', 'Micrófono', 'Micro', 'ميكروفون', '麦克风', '麥克風'), 66, 0, 0],
  ['cloud-star', names('Nimbo Star', 'Estrela Nimbo', 'Estrella Nimbo', 'Étoile Nimbo', 'نجمة نيمبو', '云星', '雲星'), 99, 0, 1],
  ['headphones', names('Headphones', 'Fones', 'Audífonos', 'Casque', 'سماعات', '耳机', '耳機'), 199, 0, 0],
  ['crown', names('Crown', 'Coroa', 'Corona', 'Couronne', 'تاج', '皇冠', '皇冠'), 520, 0, 2, '/effects/coronation.json'],
  ['rocket', names('Rocket', 'Foguete', 'Cohete', 'Fusée', 'صاروخ', '火箭', '火箭'), 1999, 1, 0, 'rocket-launch'],
  [
    'castle',
    names('Sky Castle', 'Castelo nas nuvens', 'Castillo', 'Château', 'قلعة السماء', '天空城堡', '天空城堡'),
    6666,
    1,
    1,
    'castle-in-clouds',
  ],
]
const cardOf = (id: number, [icon, byLanguage, price, type, mark, swf = '']: Row, language: Language): GiftCard => ({
  id,
  type,
  mark,
  giftname: byLanguage[language],
  needcoin: String(price),
  gifticon: `/gifts/${icon}.svg`,
  swf,
  swftype: swf === '' ? 0 : swf.endsWith('.json') ? 2 : 1,
  swftime: swf === '' ? 0 : 2.3,
})
export const giftsIn = (language: Language): GiftCard[] => catalogue.map((row, i) => cardOf(i + 1, row, language))
export const giftIds = { rose: 3, doodle: 4, star: 9, crown: 11, castle: 13 }

const nowSeconds = () => Math.floor(Date.now() / 1000)
export const backpackIn = (language: Language): BackpackGift[] => {
  const gifts = giftsIn(language)
  return [
    { ...gifts[8]!, nums: 3, endtime: nowSeconds() + 86_400 * 4, ending: 2 },
    { ...gifts[2]!, nums: 40, endtime: 0, ending: 0 },
  ]
}

export const giftList = (language: Language, coin = me.coin): Output<typeof Gifts.getGiftList> => ({
  coin,
  giftlist: giftsIn(language),
  proplist: backpackIn(language),
  spending,
})
export const backpack = (language: Language): Output<typeof Backpack.getBackpack> => backpackIn(language)

/** An answer to a tap. */
export const sent = (
  combocount: number,
  coin = '8321',
  part: Partial<Output<typeof Gifts.sendGift>> = {},
): Output<typeof Gifts.sendGift> => ({
  gifttoken: `t${combocount}`,
  level: me.level,
  coin,
  combo: 'own-run',
  combocount,
  nums: 0,
  spent_today: '1349',
  ...part,
})

/** Gift of another viewer, as the room receives it. */
export function giftSent(id: string, changes: Partial<EventOf<'giftSent'>> = {}): NamedEvent {
  const [from] = viewers
  return {
    name: 'giftSent',
    event: {
      _method_: 'SendGift',
      action: 0,
      msgtype: 1,
      id,
      uid: from!.id,
      uname: from!.user_nicename,
      uhead: from!.avatar,
      level: from!.level,
      usertype: 30,
      guard_type: 0,
      ct: '玫瑰',
      ct_en: 'Rose',
      ct_fr: 'Rose',
      ct_ar: 'وردة',
      ct_es: 'Rosa',
      ct_pt: 'Rosa',
      swf: '',
      swftype: 0,
      swftime: 0,
      giftid: giftIds.rose,
      type: 0,
      gifticon: '/gifts/rose.svg',
      giftcount: 1,
      totalcoin: '9',
      combo: id,
      combocount: 1,
      touids: [room.uid],
      votestotal: '1284305',
      ispack: 0,
      at: Date.now(),
      paintedPath: [],
      paintedWidth: 0,
      paintedHeight: 0,
      ...changes,
    },
  }
}

const privilege = (id: Output<typeof Guard.getList>['privilege'][number]['id'], types: number[], name: string, des: string) => ({
  id,
  name,
  des,
  types,
})
export const guardTiers = (part: Partial<Output<typeof Guard.getList>> = {}): Output<typeof Guard.getList> => ({
  coin: '12420',
  privilege: [
    privilege('badge', [1, 2], 'Winged badge', 'Next to your name'),
    privilege('entrance', [1, 2], 'Entrance', 'Violet banner'),
    privilege('gifts', [1, 2], 'Crown', 'Guards-only gift'),
    privilege('line', [1, 2], 'Highlighted chat', 'Violet lines'),
    privilege('immunity', [2], 'Never muted', 'Except by the host'),
  ],
  list: [
    { id: 1, name: 'Week', type: 1, coin: '300', days: 7 },
    { id: 2, name: 'Month', type: 1, coin: '980', days: 30 },
    { id: 3, name: 'Year', type: 2, coin: '9800', days: 365 },
  ],
  mine: { guardid: 0, type: 0, endtime: 0 },
  spending,
  ...part,
})
export const guardMonth = { guardid: 2, type: 1, endtime: nowSeconds() + 18 * 86_400 }
export const guardYear = { guardid: 3, type: 2, endtime: nowSeconds() + 300 * 86_400 }
export const guards: Output<typeof Guard.getGuardList> = [...viewers, noor].map((person, i) => ({
  ...person,
  type: i === 0 ? 2 : 1,
  contribute: String(98_240 - i * 21_000),
  endtime: nowSeconds() + (i + 1) * 86_400 * 9,
}))

export const rankingOf = (kind: 'hosts' | 'givers'): Output<typeof Ranks.profitList> => ({
  list: [bia, noor, kaique, ...everybody.filter((person) => ![bia, noor, kaique].includes(person))].map((person, i) => ({
    ...person,
    level_anchor: 7,
    rank: i + 1,
    total: String(182_400 - i * 18_280),
    islive: kind === 'hosts' && i < 2 ? 1 : 0,
    stream: kind === 'hosts' && i < 2 ? `${person.id}_1` : '',
  })),
  starttime: nowSeconds() - 3600 * 5,
  mine: { rank: 128, total: '12640', behind: '1860' },
})

export const receiptIn = (language: Language): Output<typeof Receipts.getReceipt> => {
  const gifts = giftsIn(language)
  return {
    title: room.title,
    host: bia,
    starttime: nowSeconds() - 5_400,
    endtime: nowSeconds(),
    watched: 2_500,
    fee: '0',
    minutes: 42,
    minutes_coin: '840',
    barrages: 2,
    private_coin: '0',
    barrages_coin: '20',
    guard_coin: '0',
    gifts: [
      { id: 9, giftname: gifts[8]!.giftname, gifticon: gifts[8]!.gifticon, nums: 30, coin: '2970', ispack: 0 },
      { id: 3, giftname: gifts[2]!.giftname, gifticon: gifts[2]!.gifticon, nums: 4, coin: '0', ispack: 1 },
    ],
    gifts_coin: '2970',
    reds: 0,
    reds_coin: '0',
    reds_won: '388',
    tips_coin: '132',
    tips_held: '0',
    tips_returned: '462',
    refunded: '20',
    total: '3942',
  }
}
export const giftRecordsIn = (language: Language): Output<typeof Receipts.getGiftRecords>['list'] =>
  giftsIn(language)
    .slice(4, 9)
    .map(({ id, giftname, gifticon, needcoin }, i) => ({
      combo: `run-${id}`,
      giftid: id,
      giftname,
      gifticon,
      nums: i * 9 + 1,
      coin: String(Number(needcoin) * (i * 9 + 1)),
      votes: String(Number(needcoin) * (i * 9 + 1) * 0.5).split('.')[0]!,
      ispack: i === 2 ? 1 : 0,
      at: nowSeconds() - i * 20_000,
      datetime: '2026-11-16 20:02:00',
      stream: room.stream,
      title: room.title,
      user: i % 2 ? bia : kaique,
    }))
export const showReportIn = (language: Language): Output<typeof Receipts.getShowReport> => ({
  votes: '18640',
  points: [12, 340, 610, 900, 1310, 1180, 1240, 860, 420].map((nums, i) => ({
    at: nowSeconds() - 5_400 + i * 600,
    nums,
    votes: String([0, 900, 2400, 1100, 5200, 3100, 2900, 2040, 1000][i]),
  })),
  gifts: giftsIn(language)
    .slice(7, 11)
    .map(({ id, giftname, gifticon, needcoin }, i) => ({ id, giftname, gifticon, nums: 40 - i * 9, votes: String(Number(needcoin) * 12) })),
})
