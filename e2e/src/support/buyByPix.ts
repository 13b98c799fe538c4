import { randomUUID } from 'node:crypto'
import { Charge, type Client } from '@nimbo/contract'
import { expect } from 'vitest'
import { chosen } from './browser.ts'

/** Orders a pack and pays it by Pix at the bank's stand-in; answers once the coins are there. */
export async function buyByPix(client: Client, rule: number): Promise<void> {
  const order = await client.call(Charge.setPayOrder, { id: rule, pay: 'pix', client_request_id: randomUUID() })
  await fetch(`http://127.0.0.1:${chosen.ports.payments}/pix/_control`, {
    method: 'POST',
    body: JSON.stringify({ do: 'pay', code: order.pix_code }),
  })
  const state = async () => (await client.call(Charge.getOrderStatus, { id: order.id })).state
  await expect.poll(state, { interval: 500 }).toBe('paid')
}
