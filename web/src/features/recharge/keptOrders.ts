import { payMethods } from '@nimbo/contract'
import { readRecord, writeStored } from '../../lib/storage.ts'
import type { Wish } from './recharge.state.ts'

/** A tap that may have become an order. The key was kept before it was sent, so the same tap can be sent again. */
export interface KeptOrder extends Wish {
  uid: number
  key: string
  /** 0 until the server has answered. */
  id: number
}

const mostKept = 12

function readOne(raw: unknown): KeptOrder | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { uid, rule, key, id, pay } = raw as Record<string, unknown>
  const method = payMethods.find((known) => known === pay)
  const whole = [uid, rule, id].every((value) => Number.isSafeInteger(value))
  if (!method || !whole || typeof key !== 'string') return undefined
  return { uid: uid as number, rule: rule as number, id: id as number, key, pay: method }
}

const readAll = (): KeptOrder[] =>
  readRecord('pay-orders', ({ list }) => (Array.isArray(list) ? list.map(readOne).filter((one) => one !== undefined) : [])) ?? []

const writeAll = (list: KeptOrder[]) => writeStored('pay-orders', list.length > 0 ? JSON.stringify({ list: list.slice(-mostKept) }) : null)

/** Mine, newest last. Another tab's are among them: they are read from the device each time. */
export const keptOrders = (uid: number): KeptOrder[] => readAll().filter((one) => one.uid === uid)

export function keptFor(uid: number, wish: Wish): KeptOrder | undefined {
  return keptOrders(uid).findLast(({ rule, pay }) => rule === wish.rule && pay === wish.pay)
}

/** A new key for a tap, on the device before anything is sent. */
export function keepNew(uid: number, { rule, pay }: Wish): KeptOrder {
  const made = { uid, rule, pay, key: crypto.randomUUID(), id: 0 }
  writeAll([...readAll(), made])
  return made
}

export function keepId(key: string, id: number): void {
  writeAll(readAll().map((one) => (one.key === key ? { ...one, id } : one)))
}

export function forgetKey(key: string): void {
  writeAll(readAll().filter((one) => one.key !== key))
}

export function forgetOrder(id: number): void {
  const all = readAll()
  if (all.some((one) => one.id === id)) writeAll(all.filter((one) => one.id !== id))
}
