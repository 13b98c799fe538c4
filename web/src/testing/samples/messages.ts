import type { Conversation, Message, Output, Peer, PrivateMessage, UserCard } from '@nimbo/contract'
import { inEveryLanguage } from './inEveryLanguage.ts'
import { bia, me, noor, person } from './people.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Noon of this day: whatever the hour of a test, what was said today was said today. */
const noon = Math.floor(new Date().setHours(12, 0, 0, 0) / 1000)

export const marina = person(204817, 'Marina Luz', 'marina', 62)
const omar = person(204806, 'Omar Haddad', 'omar', 61)
const camille = person(204807, 'Camille B.', 'camille', 45)
const diego = person(204808, 'Diego Paz', 'diego', 27)
const yuki = person(204810, 'Yuki', 'yuki', 8)
const theo = person(204811, 'Theo_GG', 'theo', 17)

export const peer = (card: UserCard, more: Partial<Peer> = {}): Peer => ({
  ...card,
  level_anchor: 12,
  islive: 0,
  stream: '',
  gone: 0,
  ...more,
})
export const marinaLive = peer(marina, { islive: 1, stream: `${marina.id}_1763400000` })

let made = 0
export function said(seq: number, uid: number, ct: string, addtime: number, more: Partial<PrivateMessage> = {}): PrivateMessage {
  made += 1
  const client_request_id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return { seq, uid, kind: 'text', ct, image: '', width: 0, height: 0, addtime, client_request_id, erased: 0, ...more }
}

const gift = {
  giftid: 21,
  gifticon: '/gifts/rocket.svg',
  nums: 12,
  coins: '2388',
  names: inEveryLanguage({ en: 'Rocket', pt: 'Foguete', es: 'Cohete', fr: 'Fusée', ar: 'صاروخ', 'zh-cn': '火箭', zh: '火箭' }),
}
const at = (hour: number, minute: number) => noon + (hour - 12) * HOUR + minute * 60

export const withMarina: PrivateMessage[] = [
  said(1, me.id, 'boa noite! a live foi demais', at(23, 50) - DAY),
  said(2, marina.id, 'oi Rafa! obrigada pelo foguete ontem, chorei de rir', at(9, 31)),
  said(3, me.id, 'você merece, aquela última música foi linda', at(9, 33)),
  said(4, me.id, '', at(9, 34), { kind: 'gift', gift }),
  said(5, marina.id, '', at(9, 36), { kind: 'image', image: '/covers/beach.svg', width: 720, height: 900 }),
  said(6, marina.id, 'te espero às 20h, vai ter dueto!', at(9, 38)),
]

type Opened = Output<typeof Message.getMessages>
export const opened = (list: readonly PrivateMessage[], more: Partial<Opened> = {}): Opened => ({
  peer: marinaLive,
  seq: list.at(-1)?.seq ?? 0,
  mine: { delivered: list.at(-1)?.seq ?? 0, read: list.at(-1)?.seq ?? 0 },
  theirs: { delivered: 4, read: 3 },
  isblack: 0,
  blocked: 0,
  request: 0,
  left: -1,
  list: [...list],
  more: 0,
  ...more,
})

const conversation = (who: Peer, order: number, last: PrivateMessage, more: Partial<Conversation> = {}): Conversation => ({
  ...who,
  guard_type: 0,
  unread: 0,
  last,
  mine: { delivered: last.seq, read: last.seq },
  theirs: { delivered: last.seq, read: last.seq },
  order,
  ...more,
})

export const conversations: Conversation[] = [
  conversation(marinaLive, 60, withMarina[5]!, { unread: 3 }),
  conversation(peer(omar), 50, said(8, omar.id, 'نلتقي في غرفة مارينا الليلة إن شاء الله', at(9, 12)), { unread: 2, guard_type: 2 }),
  conversation(peer(camille), 40, said(4, camille.id, 'Tu as vu le lever de soleil ? Incroyable', at(20, 0) - DAY)),
  conversation(peer(diego), 30, said(9, me.id, '¿jugamos el domingo?', at(18, 0) - DAY)),
  conversation(peer(yuki), 20, said(3, yuki.id, '', at(18, 0) - 4 * DAY, { kind: 'gift', gift: { ...gift, nums: 1, coins: '199' } })),
  conversation(peer(theo), 10, said(12, theo.id, 'gg, same time tomorrow?', at(18, 0) - 5 * DAY)),
]

export const requests: Conversation[] = [
  conversation(peer(bia), 9, said(1, bia.id, 'oi! vi você na live', at(8, 0)), { unread: 1 }),
  conversation(peer(noor), 8, said(2, noor.id, 'مرحبا', at(7, 0) - DAY), { unread: 2 }),
]

export const realtime = { url: 'ws://realtime.invalid/connection/websocket', channel: `user:${me.id}`, token: 'personal' }
