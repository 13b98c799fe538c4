import { randomUUID } from 'node:crypto'
import { type Client, type Input, Login, type Output, Withdrawals } from '@nimbo/contract'
import { demoPassword, type DemoPerson, emptyTickets, giveTickets, signIn } from '@nimbo/dev'
import { environment } from '@nimbo/engines'
import { vi } from 'vitest'
import { chosen, origin } from './browser.ts'
import { WAIT_TIMEOUT_MS } from './waitTimeout.ts'

type Account = Input<typeof Withdrawals.setUserAccount>

async function untilFree(client: Client, tickets: number): Promise<void> {
  await vi.waitUntil(async () => Number((await client.call(Withdrawals.getProfit, {})).total) >= tickets, {
    timeout: WAIT_TIMEOUT_MS,
    interval: 300,
  })
}

/** A demo person is given tickets and asks for them, through the calls everybody uses. */
export async function askWithdrawal(person: DemoPerson, tickets: number, account: Account): Promise<Output<typeof Withdrawals.setCash>> {
  const { client } = await signIn(origin, person)
  const databaseUrl = environment(chosen)['NIMBO_DATABASE_MIGRATE_URL']!
  await emptyTickets(databaseUrl, person)
  await giveTickets(databaseUrl, person, tickets)
  await client.call(Login.stepUp, { user_pass: demoPassword })
  const { id: accountid } = await client.call(Withdrawals.setUserAccount, account)
  await untilFree(client, tickets)
  return client.call(Withdrawals.setCash, { accountid, cashvote: tickets, client_request_id: randomUUID() })
}
