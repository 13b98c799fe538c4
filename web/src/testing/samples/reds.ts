import type { NamedEvent, Output, Red, RedPack } from '@nimbo/contract'
import { bia, kaique, me, person, viewers } from './people.ts'

const nowSeconds = () => Math.floor(Date.now() / 1000)
const [omar, yuki] = viewers
const camille = person(204811, 'Camille B.', 'camille', 45)
const theo = person(204812, 'Theo_GG', 'theo', 12)

/** A pack of Omar's that can be taken. */
export const openPack: RedPack = {
  id: 51,
  uid: omar!.id,
  type: 1,
  type_grant: 0,
  coin: '5000',
  nums: 20,
  des: 'For your first 100K!',
  effecttime: nowSeconds(),
  second: 0,
  isrob: 0,
  win: '0',
  user_nicename: omar!.user_nicename,
  avatar: omar!.avatar,
  state: 'open',
  endtime: nowSeconds() + 600,
  left: 600,
  nums_rob: 13,
  follow: 0,
}
export const waitingPack: RedPack = { ...openPack, id: 52, type_grant: 1, state: 'waiting', second: 144, left: 744, nums_rob: 0, des: '' }
/** Packs of another person, and mine. */
export const otherPack: RedPack = { ...waitingPack, id: 53, uid: kaique.id, user_nicename: kaique.user_nicename, avatar: kaique.avatar }
export const ownPack: RedPack = { ...openPack, id: 54, uid: me.id, user_nicename: me.user_nicename, avatar: me.avatar }
export const takenPack: RedPack = { ...openPack, id: 55, isrob: 1, win: '388', nums_rob: 14 }
export const pastPacks: RedPack[] = [
  waitingPack,
  { ...takenPack, state: 'closed', nums_rob: 20, left: 0 },
  {
    ...openPack,
    id: 50,
    uid: bia.id,
    user_nicename: bia.user_nicename,
    avatar: bia.avatar,
    type: 0,
    coin: '600',
    nums: 6,
    nums_rob: 4,
    state: 'closed',
    left: 0,
  },
]

const taker = (
  { id, user_nicename, avatar }: Pick<typeof camille, 'id' | 'user_nicename' | 'avatar'>,
  win: string,
  ago: number,
  luckiest: 0 | 1 = 0,
) => ({
  uid: id,
  user_nicename,
  avatar,
  win,
  time: nowSeconds() - ago,
  luckiest,
})
export const robList = (part: Partial<RedPack> = {}, win = '0'): Output<typeof Red.getRedRobList> => ({
  redinfo: { ...openPack, ...part, coin_rob: '2222', refunded: '0' },
  list: [],
  win,
})
/** After me: fourteen of twenty are gone. */
export const wonList: Output<typeof Red.getRedRobList> = {
  redinfo: { ...takenPack, id: 51, coin_rob: '2610', refunded: '0' },
  list: [taker(camille, '612', 12), taker(me, '388', 10), taker(yuki!, '204', 9), taker(theo, '37', 7)],
  win: '388',
}
export const overList: Output<typeof Red.getRedRobList> = {
  redinfo: { ...openPack, state: 'closed', nums: 5, nums_rob: 3, coin: '1000', coin_rob: '853', refunded: '147', left: 0 },
  list: [taker(camille, '612', 12, 1), taker(yuki!, '204', 9), taker(theo, '37', 7)],
  win: '0',
}
export const robbed: Output<typeof Red.robRed> = { win: '388', msg: '', coin: '8808', state: 'open' }
export const missed: Output<typeof Red.robRed> = { win: '0', msg: 'All gone. Better luck next time', coin: '8420', state: 'empty' }

/** Made by the server's own split. */
export const closedDraw: Output<typeof Red.getDraw> = {
  type: 1,
  coin: '5000',
  nums: 20,
  sent: nowSeconds() - 900,
  hash: '1a2a64c0f3a146706fc882ec35f8b8926e79ad5de8eca09f29b0f792f1bf9e1e',
  seed: 'a02d817c50f2f0e2863495102a37e26d48643f9831478fe536f3b2698635a84f',
  nonce: '5f0c7a52-2f0d-4e0e-9d4b-3f2f6a8f1c11',
  // oxfmt-ignore
  shares: ['224', '537', '280', '225', '124', '331', '501', '41', '118', '149', '100', '276', '158', '376', '336', '484', '315', '63', '323', '39'],
  nums_rob: 20,
}
export const openDraw: Output<typeof Red.getDraw> = { ...closedDraw, seed: '', shares: [], nums_rob: 13 }

export const redSent = (redid: number, second = 0): NamedEvent => ({
  name: 'redSent',
  event: {
    _method_: 'SendRed',
    action: 0,
    msgtype: 0,
    id: `red-${redid}`,
    uid: omar!.id,
    uname: omar!.user_nicename,
    uhead: omar!.avatar,
    level: omar!.level,
    usertype: 30,
    guard_type: 0,
    redid,
    type: 1,
    type_grant: second > 0 ? 1 : 0,
    totalcoin: '5000',
    nums: 20,
    des: 'For your first 100K!',
    second,
    left: second + 600,
    follow: 0,
    at: Date.now(),
  },
})
export const redClosed = (redid: number): NamedEvent => ({
  name: 'redClosed',
  event: { _method_: 'SendRed', action: 1, msgtype: 0, id: `red-closed-${redid}`, redid },
})
