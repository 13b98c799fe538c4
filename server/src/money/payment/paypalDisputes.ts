import type { ProviderPayment } from './PayMethod.ts'
import { expectSuccess, type PaypalApi } from './paypalApi.ts'
import { parseAmount } from './parseAmount.ts'

interface DisputeEntry {
  dispute_id: string
  status: string
}
interface Dispute {
  dispute_outcome?: { outcome_code?: string; amount_refunded?: { currency_code: string; value: string } }
}

/** Disputes of a payment, and the amount lost to them. The list has no outcomes, so resolved disputes are fetched one by one. */
export async function disputesOf(
  api: PaypalApi,
  { providerTx, amount, currency }: Pick<ProviderPayment, 'providerTx' | 'amount' | 'currency'>,
): Promise<{ open: boolean; lost: bigint }> {
  const path = '/v1/customer/disputes'
  const { items = [] } = expectSuccess(
    await api<{ items?: DisputeEntry[] }>(`${path}?disputed_transaction_id=${encodeURIComponent(providerTx)}`),
  )
  const resolved = items.filter((d) => d.status === 'RESOLVED')
  const details = await Promise.all(
    resolved.map(async (d) => expectSuccess(await api<Dispute>(`${path}/${encodeURIComponent(d.dispute_id)}`))),
  )
  const lost = details.map(({ dispute_outcome: outcome }) => {
    if (outcome?.outcome_code !== 'RESOLVED_BUYER_FAVOUR') return 0n
    const refund = outcome.amount_refunded
    return refund?.currency_code === currency ? parseAmount(refund.value, currency) : amount
  })
  return { open: resolved.length < items.length, lost: lost.reduce((sum, part) => sum + part, 0n) }
}
