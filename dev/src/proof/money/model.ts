import { randomUUID } from 'node:crypto'
import { randomInt } from '../random.ts'
import { effectsOf, EXPIRING, type Gift, LASTING, type Operation, type Outcome } from './operation.ts'

const ANCHORS = 12
/** Every so many people set limits for themselves. */
const LIMITED = 10
export const START = 5_000

interface Balance {
  coins: number
  votes: number
  spent: number
  items: number
}
export type Model = ReturnType<typeof createModel>

/** The expected balances, computed from the answers alone. */
export function createModel(uids: readonly number[]) {
  const balances = new Map<number, Balance>(uids.map((uid) => [uid, { coins: START, votes: 0, spent: 0, items: 0 }]))
  const packs: { pack: string; uid: number; made: number }[] = []
  const holds: { uid: number; ref: string; coins: number }[] = []
  const voteHolds: { uid: number; hold: string; votes: number }[] = []
  const minutes: { uid: number; show: string; minute: number; coins: number }[] = []
  const done: { operation: Operation; answer: Outcome }[] = []
  /** Operations that may be repeated under another key and count once: shares and ended minutes. */
  const counted = new Set<string>()
  const any = () => uids[randomInt(uids.length)]!
  const anchor = () => uids[randomInt(ANCHORS)]!

  /** Anchor other than the givers: gifts to oneself are refused. */
  const anchorFor = (...others: number[]): number => {
    const to = anchor()
    return others.includes(to) ? anchorFor(...others) : to
  }
  const gift = (): Gift => {
    const uid = any()
    const to = anchorFor(uid)
    return { key: randomUUID(), uid, anchor: to, coins: randomInt(1, 60), ...(randomInt(3) === 0 && { guest: anchorFor(uid, to) }) }
  }

  /** Most kinds have a place among a hundred; what is left, or has nothing to work on yet, is a gift. */
  function next(): Operation {
    const [key, uid, dice] = [randomUUID(), any(), randomInt(100)]
    const hold = dice < 5 ? pick(holds) : undefined
    if (hold) return { kind: 'end', key, uid: hold.uid, ref: hold.ref, pay: randomInt(hold.coins + 1), anchor: anchorFor(hold.uid) }
    if (dice < 9) return { kind: 'hold', key, uid, coins: randomInt(1, 200), ref: `proof:${key}` }
    if (dice < 12) return { kind: 'recharge', key, uid, coins: randomInt(1, 900) }
    if (dice < 13) return { kind: 'reward', key, uid, coins: randomInt(1, 90) }
    if (dice < 15) return { kind: 'takeBack', key, uid, coins: randomInt(1, 1_500) }
    if (dice < 16) return { kind: 'limit', key, uid: uids[LIMITED * randomInt(uids.length / LIMITED)]!, coins: randomInt(500, 20_000) }
    if (dice < 19) return { kind: 'exchange', key, uid: anchor(), votes: randomInt(2, 300) }
    if (dice < 21) return { kind: 'voteHold', key, uid: anchor(), votes: randomInt(1, 200) }
    const votes = dice < 23 ? pick(voteHolds) : undefined
    if (votes) return { kind: 'voteEnd', key, ...votes, pay: randomInt(2) === 0 }
    if (dice < 26) return { kind: 'minute', key, uid, show: key, minute: randomInt(60), coins: randomInt(2, 40) }
    const minute = dice < 31 && minutes.length > 0 ? minutes[randomInt(minutes.length)] : undefined
    // The same minute may be ended twice, in both ways.
    if (minute) return { kind: 'minuteEnd', key, ...minute, capture: randomInt(2) === 0, anchor: anchorFor(minute.uid) }
    const item = randomInt(2) === 0 ? LASTING : EXPIRING
    if (dice < 33) return { kind: 'grant', key, uid, item, amount: randomInt(1, 9), ...(item === EXPIRING && { lifeSeconds: 3 }) }
    if (dice < 37) return { kind: 'item', key, uid, item, amount: randomInt(1, 4), anchor: anchorFor(uid) }
    if (dice < 40) return { kind: 'pack', key, uid, shares: Array.from({ length: randomInt(2, 12) }, () => randomInt(1, 20)) }
    const pack = dice < 55 && packs.length > 0 ? packs[randomInt(packs.length)] : undefined
    if (pack && Date.now() - pack.made > 4_000) return closing(pack)
    if (pack) return { kind: 'take', key: `${pack.pack}:${uid}`, uid, pack: pack.pack }
    if (dice < 60) return { kind: 'crowd', key, uid, reads: randomInt(4) === 0, gifts: Array.from({ length: randomInt(4, 20) }, gift) }
    return { kind: 'gift', ...gift() }
  }

  function closing(pack: (typeof packs)[number]): Operation {
    packs.splice(packs.indexOf(pack), 1)
    return { kind: 'close', key: randomUUID(), uid: pack.uid, pack: pack.pack }
  }

  function answer(operation: Operation, answered: Outcome): void {
    done.push({ operation, answer: answered })
    const once = operation.kind === 'take' ? operation.key : operation.kind === 'minuteEnd' ? operation.show : undefined
    if (once && counted.has(once)) return
    if (once && answered.status === 'ok') counted.add(once)
    for (const { uid, ...change } of effectsOf(operation, answered)) {
      const balance = balances.get(uid)!
      for (const [what, by] of Object.entries(change)) balance[what as keyof Balance] += by
    }
    const { uid } = operation
    if (operation.kind === 'minuteEnd' && answered.status !== 'ok')
      minutes.splice(0, minutes.length, ...minutes.filter((m) => m.show !== operation.show))
    if (answered.status !== 'ok') return
    if (operation.kind === 'pack' && answered.pack) packs.push({ pack: answered.pack, uid, made: Date.now() })
    if (operation.kind === 'hold') holds.push({ uid, ref: operation.ref, coins: operation.coins })
    if (operation.kind === 'voteHold') voteHolds.push({ uid, hold: operation.key, votes: operation.votes })
    if (operation.kind === 'minute') minutes.push({ uid, show: operation.show, minute: operation.minute, coins: operation.coins })
  }

  const kinds = () => {
    const counts = Map.groupBy(done, ({ operation }) => operation.kind)
    return [...counts].map(([kind, list]) => `${kind} ${list.length}`).join(', ')
  }
  /** Packs whose end nobody has been told: the worker closes them by itself. */
  const untold = () => [...packs].map(closing)
  return { uids, balances, done, next, answer, kinds, untold }
}

function pick<T>(list: T[]): T | undefined {
  return list.length > 0 ? list.splice(randomInt(list.length), 1)[0] : undefined
}
