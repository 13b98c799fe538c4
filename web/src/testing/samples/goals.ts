import type { EventOf, Goal, Livegame, NamedEvent, Output, RoomGoal } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { giftsIn } from './gifts.ts'
import { me, viewers } from './people.ts'
import { sender } from './roomEvents.ts'

const now = () => Math.floor(Date.now() / 1000)

/** A task counted in microphones, two thirds there. */
export const sampleGoal = (part: Partial<RoomGoal> = {}): RoomGoal => ({
  goalid: 71,
  kind: 'task',
  title: 'Sing “Evidências” with you all',
  giftid: 8,
  gifticon: '/gifts/microphone.svg',
  unit_coin: '66',
  need_coin: '1980',
  coin_now: '1320',
  givers: 14,
  state: 'open',
  endtime: now() + 1_122,
  reason: '',
  ...part,
})
const castles: Partial<RoomGoal> = {
  goalid: 72,
  kind: 'wish',
  title: 'A sky full of castles',
  giftid: 13,
  gifticon: '/gifts/castle.svg',
  unit_coin: '5200',
  need_coin: '260000',
  coin_now: '187200',
  givers: 31,
}
const dance: Partial<RoomGoal> = {
  goalid: 73,
  title: 'Dance to the next song',
  giftid: 0,
  gifticon: '',
  unit_coin: '1',
  need_coin: '1000',
  coin_now: '800',
  givers: 22,
}
/** Goals of a room at entry. */
export const roomGoals = (): RoomGoal[] => [
  sampleGoal(),
  sampleGoal({ ...castles, endtime: now() + 80_000 }),
  sampleGoal({ ...dance, endtime: now() + 370 }),
]

export const cardOf = (goal: RoomGoal, language: Language, part: Partial<Goal> = {}): Goal => ({
  ...goal,
  giftname: goal.giftid > 0 ? (giftsIn(language).find(({ gifticon }) => gifticon === goal.gifticon)?.giftname ?? '') : '',
  mine: '0',
  returned: '0',
  returnedtime: 0,
  returned_all: '0',
  top: viewers
    .slice(0, 5)
    .map(({ id, user_nicename: uname, avatar: uhead, level }) => ({ uid: id, uname, uhead, level, contribution: '132' })),
  ...part,
})

type Listed = Output<typeof Livegame.getWishingWellList>
const listed = (list: Goal[], coin: string): Listed => ({ list, coin, percent: 50 })
export const expired = (language: Language): Goal =>
  cardOf(sampleGoal({ goalid: 70, coin_now: '1782', givers: 15, state: 'expired', endtime: now() - 60 }), language, {
    mine: '462',
    returned: '462',
    returnedtime: now() - 58,
    returned_all: '1782',
  })
export const tasksOf = (language: Language, coin = me.coin): Listed =>
  listed([cardOf(roomGoals()[0]!, language, { mine: '132' }), cardOf(roomGoals()[2]!, language), expired(language)], coin)
/** The host's own: one is reached and waits for their word. */
export const ownTasks = (language: Language): Listed =>
  listed(
    tasksOf(language).list.map((goal, n) => ({
      ...goal,
      ...(n === 0 && { state: 'reached' as const, coin_now: goal.need_coin, endtime: now() + 3_400 }),
      mine: '0',
      returned: '0',
      returnedtime: 0,
    })),
    '0',
  )
export const wishesOf = (language: Language, coin = me.coin): Listed => listed([cardOf(roomGoals()[1]!, language)], coin)

/** A tip that brings a goal this far. */
export const tipped = (language: Language, part: Partial<RoomGoal> = {}, coins = '330'): Output<typeof Livegame.giveATip> => ({
  coin: String(BigInt(me.coin) - BigInt(coins)),
  tipped: coins,
  goal: cardOf(sampleGoal({ coin_now: '1650', givers: 14, ...part }), language, { mine: '462' }),
})

const head = (action: number, goal: RoomGoal) => ({
  _method_: 'liveAnchorTask',
  action,
  msgtype: 0,
  id: `g${action}${goal.coin_now}`,
  ...goal,
})
export const taskTipped = (part: Partial<RoomGoal>, uid = 7, coins = '66'): NamedEvent => ({
  name: 'taskTipped',
  event: { ...head(1, sampleGoal(part)), ...sender(uid), tipped: coins } as EventOf<'taskTipped'>,
})
export const taskOver = (part: Partial<RoomGoal>): NamedEvent => ({
  name: 'taskOver',
  event: head(3, sampleGoal({ state: 'expired', ...part })) as EventOf<'taskOver'>,
})
