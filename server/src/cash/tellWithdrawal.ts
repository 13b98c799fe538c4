import { formatMoney, intlLocales, type Language, moneyText, type WithdrawalState } from '@nimbo/contract'
import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { devicesOf, type Push, sendAll } from '../push/index.ts'
import { withdrawalById } from './withdrawal.store.ts'

type Ended = Extract<WithdrawalState, 'paid' | 'rejected' | 'failed'>

const titles: Record<Language, Record<Ended, string>> = {
  en: { paid: 'Your withdrawal was paid', rejected: 'Your withdrawal was rejected', failed: 'Your withdrawal failed' },
  pt: { paid: 'Seu saque foi pago', rejected: 'Seu saque foi recusado', failed: 'Seu saque não foi concluído' },
  es: { paid: 'Tu retiro fue pagado', rejected: 'Tu retiro fue rechazado', failed: 'Tu retiro no se completó' },
  fr: { paid: 'Votre retrait a été versé', rejected: 'Votre retrait a été refusé', failed: 'Votre retrait n’a pas abouti' },
  ar: { paid: 'تم تحويل مبلغ السحب', rejected: 'تم رفض طلب السحب', failed: 'لم تكتمل عملية السحب' },
  'zh-cn': { paid: '您的提现已到账', rejected: '您的提现未通过审核', failed: '您的提现未能完成' },
  zh: { paid: '您的提現已到帳', rejected: '您的提現未通過審核', failed: '您的提現未能完成' },
}

/** Tells the person's devices how a withdrawal ended. Where it went is not said on a locked screen. */
export async function tellWithdrawal(deps: { db: Database; push: Push; log: Log }, id: number): Promise<void> {
  const w = await deps.db.read((tx) => withdrawalById(tx, id))
  if (!w || !isEnded(w.state)) return
  const { state, uid, net, currency } = w
  const devices = await deps.db.read((tx) => devicesOf(tx, uid))
  await sendAll(deps, devices, ({ language }) => ({
    title: titles[language][state],
    body: formatMoney(intlLocales[language], moneyText(net, currency), currency),
    tag: `withdrawal-${id}`,
    url: '/withdrawrecord',
    language,
  }))
}

const isEnded = (state: WithdrawalState): state is Ended => state === 'paid' || state === 'rejected' || state === 'failed'
