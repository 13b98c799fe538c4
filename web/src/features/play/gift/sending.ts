import { comboSeconds } from '@nimbo/contract'
import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { GiftAnswer, GiftRequest, PendingGift } from './gift.queries.ts'
import { createOutbox } from '../../../lib/outbox/createOutbox.ts'
import type { Outcome } from '../../../lib/outbox/pendingRequests.ts'

/** Taps of one gift without a pause: what the orb counts. */
interface Run {
  giftid: number
  ispack: number
  /** The server's running count, as far as it has answered. */
  confirmed: number
  /** Gifts of taps that have no answer yet. */
  unanswered: number
  /** Gifts that were not sent. */
  failed: number
  /** Redraws the ring with every tap. */
  taps: number
}
export interface SendingState {
  run: Run | undefined
  /** Coins of taps that have no answer yet. */
  pendingCoins: bigint
  /** A refusal or a lost connection, until the next tap. */
  error: unknown
}
export interface Sending {
  store: StoreApi<SendingState>
  /** False when too many wait: the tap did not count. */
  tap(request: GiftRequest): boolean
  /** Taps that an earlier page left without an answer. */
  resume(): Promise<void>
}
interface SendingOptions {
  uid: number
  stream: string
  pending: { add(uid: number, request: GiftRequest): PendingGift; list(uid: number): readonly PendingGift[]; forget(key: string): void }
  send: (gift: PendingGift) => Promise<GiftAnswer>
  outcome: (key: string) => Promise<Outcome>
  /** A refusal is an answer: sending it again changes nothing. */
  isRefusal: (error: unknown) => boolean
  onAnswer: (answer: GiftAnswer, gift: PendingGift) => void
}

/** At the server at the same time: enough for fast taps, few enough to keep their order. */
const PARALLEL = 3
/** Ten seconds of the fastest finger on a link that carries nothing. */
const MAX_WAITING = 200 + PARALLEL
const COMBO_MS = comboSeconds * 1000
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000]
/** Older than what another tab may still be sending. */
const RESUME_AFTER_MS = 15_000
/** Oldest tap that is sent on; a viewer no longer expects an earlier one. */
const RESUME_UNTIL_MS = 120_000

const coinsOf = ({ ispack, needcoin, giftcount }: GiftRequest) => (ispack === 1 ? 0n : BigInt(needcoin) * BigInt(giftcount))
const idle: SendingState = { run: undefined, pendingCoins: 0n, error: undefined }

/**
 * Sends taps in their order, a few at a time. Each is stored with its key before it leaves, and sent again under the same key until it
 * is answered: a lost answer is neither lost nor paid twice. A refusal drops the taps behind it, which would be refused too.
 */
export function createSending({ uid, stream, pending, send, outcome, isRefusal, onAnswer }: SendingOptions): Sending {
  const store = createStore<SendingState>()(() => idle)
  /** Includes gifts already sent to the server and unanswered. */
  let waiting: readonly PendingGift[] = []
  let answered = 0
  let ends: ReturnType<typeof setTimeout> | undefined

  const isInRun = ({ run }: SendingState, gift: GiftRequest) => run?.giftid === gift.giftid && run.ispack === gift.ispack
  function settled(gift: PendingGift, change: (run: Run) => Run, error?: unknown) {
    store.setState((state) => ({
      pendingCoins: state.pendingCoins - coinsOf(gift),
      run: isInRun(state, gift) ? change({ ...state.run!, unanswered: Math.max(0, state.run!.unanswered - gift.giftcount) }) : state.run,
      ...(error === undefined ? {} : { error }),
    }))
  }
  const notSent = (gift: PendingGift, error: unknown) => settled(gift, (run) => ({ ...run, failed: run.failed + gift.giftcount }), error)

  const outbox = createOutbox<PendingGift, GiftAnswer>({
    list: () => waiting,
    laneOf: () => stream,
    parallel: PARALLEL,
    send,
    retryAfter: (error, tries) => (isRefusal(error) ? undefined : RETRY_MS[tries]),
    onAnswer(gift, answer) {
      drop(gift)
      // Answers of taps that were at the server together may cross: an older one knows less.
      const isNewest = gift.at >= answered
      answered = Math.max(answered, gift.at)
      settled(gift, (run) => ({
        ...run,
        confirmed: Math.max(isNewest && answer.combocount < run.confirmed ? 0 : run.confirmed, answer.combocount),
      }))
      if (isNewest) onAnswer(answer, gift)
    },
    onOver: (gift, error) => (isRefusal(error) ? refused(gift, error) : giveUp(gift, error)),
  })
  const drop = (gift: PendingGift) => void (waiting = waiting.filter((one) => one !== gift))
  function enqueue(gift: PendingGift) {
    waiting = [...waiting, gift]
    outbox.flush()
  }

  function refused(gift: PendingGift, error: unknown) {
    drop(gift)
    notSent(gift, error)
    const behind = waiting.filter(({ giftid, key }) => giftid === gift.giftid && !outbox.isUnderway(key))
    for (const one of behind) {
      drop(one)
      pending.forget(one.key)
      notSent(one, error)
    }
  }

  /** Without an answer for too long: the server says what became of it. While even that is unknown, its key stays stored. */
  async function giveUp(gift: PendingGift, error: unknown) {
    const state = await outcome(gift.key).catch(() => undefined)
    drop(gift)
    if (state === 'done') return settled(gift, (run) => ({ ...run, confirmed: run.confirmed + gift.giftcount }))
    if (state === 'unknown') pending.forget(gift.key)
    notSent(gift, error)
  }

  return {
    store,
    tap(request) {
      if (waiting.length >= MAX_WAITING) return false
      const gift = pending.add(uid, request)
      store.setState((state) => {
        const run = isInRun(state, request) ? state.run! : { ...request, confirmed: 0, unanswered: 0, failed: 0, taps: 0 }
        const { giftid, ispack, confirmed, unanswered, failed, taps } = run
        return {
          run: { giftid, ispack, confirmed, unanswered: unanswered + request.giftcount, failed, taps: taps + 1 },
          pendingCoins: state.pendingCoins + coinsOf(request),
          error: undefined,
        }
      })
      clearTimeout(ends)
      ends = setTimeout(() => store.setState({ run: undefined }), COMBO_MS)
      enqueue(gift)
      return true
    },
    async resume() {
      const now = Date.now()
      for (const gift of pending.list(uid).filter(({ at, doneAt }) => doneAt === 0 && now - at > RESUME_AFTER_MS)) {
        const state = await outcome(gift.key).catch(() => undefined)
        if (state !== 'unknown') continue
        if (gift.stream !== stream || now - gift.at > RESUME_UNTIL_MS) {
          pending.forget(gift.key)
          continue
        }
        store.setState(({ pendingCoins }) => ({ pendingCoins: pendingCoins + coinsOf(gift) }))
        enqueue(gift)
      }
    },
  }
}

/** Count shown on the orb: gifts the server confirmed and those on their way. */
export const runCount = ({ confirmed, unanswered }: Run): number => confirmed + unanswered
