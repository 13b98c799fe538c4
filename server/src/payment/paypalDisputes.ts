import type { Received } from './PayMethod.ts'
import { type PaypalApi, sure } from './paypalApi.ts'
import { unitsOf } from './unitsOf.ts'

interface Listed {
  dispute_id: string
  status: string
}
interface Dispute {
  dispute_outcome?: { outcome_code?: string; amount_refunded?: { currency_code: string; value: string } }
}

/** Whether somebody contests a payment, and how much of it the company gave them. Its list does not say how one ended: that is asked. */
export async function disputesOf(
  api: PaypalApi,
  { providerTx, amount, currency }: Pick<Received, 'providerTx' | 'amount' | 'currency'>,
): Promise<{ open: boolean; lost: bigint }> {
  const path = '/v1/customer/disputes'
  const { items = [] } = sure(await api<{ items?: Listed[] }>(`${path}?disputed_transaction_id=${encodeURIComponent(providerTx)}`))
  const ended = items.filter((d) => d.status === 'RESOLVED')
  const told = await Promise.all(ended.map(async (d) => sure(await api<Dispute>(`${path}/${encodeURIComponent(d.dispute_id)}`))))
  const lost = told.map(({ dispute_outcome: end }) => {
    if (end?.outcome_code !== 'RESOLVED_BUYER_FAVOUR') return 0n
    const given = end.amount_refunded
    return given?.currency_code === currency ? unitsOf(given.value, currency) : amount
  })
  return { open: ended.length < items.length, lost: lost.reduce((sum, part) => sum + part, 0n) }
}
