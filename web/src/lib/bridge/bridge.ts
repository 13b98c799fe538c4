import { answers, events } from './messages.ts'
import type { WrapperRequest, InboundMessage, OutboundMessage } from './messages.ts'
import { transportOf } from './transport.ts'
import type { Transport } from './transport.ts'
import { wrapper } from './wrapper.ts'

/** A wrapper that does not answer is a wrapper that cannot: the page then helps itself. */
export const ANSWER_MS = 10_000
/** Once the wrapper says it is showing something, a person decides, and people take their time. */
export const PERSON_MS = 5 * 60_000
const LONGEST_TEXT = 16 * 1024
const MOST_WAITING = 32

type Listener<K extends keyof InboundMessage> = (data: InboundMessage[K]) => void
type Waiting = { settle: (raw: Record<string, unknown> | undefined) => void; timer: ReturnType<typeof setTimeout> }

export interface Bridge {
  tell<K extends keyof OutboundMessage>(type: K, data: OutboundMessage[K]): void
  /** Undefined when the wrapper cannot, does not answer, or answers with something else. */
  ask<K extends keyof WrapperRequest>(type: K, data: WrapperRequest[K]['data']): Promise<WrapperRequest[K]['answer'] | undefined>
  on<K extends keyof InboundMessage>(type: K, listener: Listener<K>): () => void
}

export function createBridge(transport: Transport): Bridge {
  const waiting = new Map<string, Waiting>()
  const listeners = new Map<string, Set<Listener<keyof InboundMessage>>>()
  let asked = 0

  const finish = (id: string, raw: Record<string, unknown> | undefined) => {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    one.settle(raw)
  }
  const giveUpAfter = (id: string, ms: number) => setTimeout(() => finish(id, undefined), ms)

  function answered(id: string, message: Record<string, unknown>) {
    const one = waiting.get(id)
    if (!one) return
    if (message['waiting'] === true) {
      clearTimeout(one.timer)
      one.timer = giveUpAfter(id, PERSON_MS)
    } else finish(id, 'error' in message ? undefined : recordOf(message['data']))
  }

  function happened(type: string, raw: Record<string, unknown>) {
    if (!Object.hasOwn(events, type)) return
    const data = events[type as keyof InboundMessage](raw)
    if (data) for (const listener of listeners.get(type) ?? []) listener(data)
  }

  const send = transport((text) => {
    const message = text.length <= LONGEST_TEXT ? parsed(text) : undefined
    if (!message) return
    if (typeof message['reply'] === 'string') answered(message['reply'], message)
    else if (typeof message['type'] === 'string') happened(message['type'], recordOf(message['data']) ?? {})
  })

  return {
    tell: (type, data) => send({ type, data }),
    ask(type, data) {
      if (waiting.size >= MOST_WAITING) return Promise.resolve(undefined)
      const id = String((asked += 1))
      return new Promise((done) => {
        waiting.set(id, { settle: (raw) => done(raw && answers[type](raw)), timer: giveUpAfter(id, ANSWER_MS) })
        send({ type, data, id })
      })
    },
    on(type, listener) {
      const those = listeners.get(type) ?? new Set()
      listeners.set(type, those)
      those.add(listener as Listener<keyof InboundMessage>)
      return () => void those.delete(listener as Listener<keyof InboundMessage>)
    },
  }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

let opened: Bridge | undefined

/** The one bridge of the page; undefined in a plain browser. */
export function openBridge(): Bridge | undefined {
  const around = wrapper()
  if (around) opened ??= createBridge(transportOf(around))
  return opened
}
