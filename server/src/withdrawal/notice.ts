import { formatMoney, intlLocales, type Language, moneyText, type WithdrawalState } from '@nimbo/contract'
import { addJob } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Database, Sql } from '../platform/postgres.ts'
import { devicesOf, type Push, sendAll } from '../push/index.ts'
import { withdrawalRef } from './hold.ts'
import { findWithdrawal } from './withdrawal.store.ts'

type Ended = Extract<WithdrawalState, 'paid' | 'rejected' | 'failed'>

const titles: Record<Language, Record<Ended, string>> = {
  en: { paid: 'Your withdrawal was paid', rejected: 'Your withdrawal was rejected', failed: 'Your withdrawal failed' },
  pt: { paid: 'Seu saque foi pago', rejected: 'Seu saque foi recusado', failed: 'Seu saque não foi concluído' },
  es: { paid: 'Tu retiro fue pagado', rejected: 'Tu retiro fue rechazado', failed: 'Tu retiro no se completó' },
  fr: { paid: 'Votre retrait a été versé', rejected: 'Votre retrait a été refusé', failed: 'Votre retrait n’a pas abouti' },
  ar: { paid: 'تم تحويل مبلغ السحب', rejected: 'تم رفض طلب السحب', failed: 'لم تكتمل عملية السحب' },
  'zh-cn': { paid: '你的提现已到账', rejected: '你的提现未通过审核', failed: '你的提现失败了' },
  zh: { paid: '你的提領已入帳', rejected: '你的提領未通過審核', failed: '你的提領失敗了' },
}

/** Part of the transaction that ends a withdrawal: the notice is sent if and only if it commits. */
export async function enqueueNotice(sql: Sql, id: number): Promise<void> {
  await addJob(sql, 'sendWithdrawalNotice', { id }, 0, withdrawalRef(id))
}

/** Pushes the outcome of a withdrawal to the person's devices. The destination is left out: a lock screen is public. */
export async function sendWithdrawalNotice(deps: { db: Database; push: Push; log: Log }, id: number): Promise<void> {
  const w = await deps.db.query((sql) => findWithdrawal(sql, id))
  if (!w || !isEnded(w.state)) return
  const { state, uid, net, currency } = w
  const devices = await deps.db.query((sql) => devicesOf(sql, uid))
  await sendAll(deps, devices, ({ language }) => ({
    title: titles[language][state],
    body: formatMoney(intlLocales[language], moneyText(net, currency), currency),
    tag: `withdrawal-${id}`,
    url: '/withdrawrecord',
    language,
  }))
}

const isEnded = (state: WithdrawalState): state is Ended => state === 'paid' || state === 'rejected' || state === 'failed'
