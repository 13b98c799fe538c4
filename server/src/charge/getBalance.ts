import type { Spending, Wallet } from '@nimbo/contract'
import { walletOf, type Wallet as Held } from '../ledger/index.ts'
import { moneyText } from '../payment/index.ts'
import type { Handlers } from '../platform/http/handler.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { currencyOf } from './charge.rules.ts'
import { countryCodeOf, offersIn, rulesIn } from './rule.store.ts'

export const getBalance =
  ({ db, methods }: ChargeDeps): Handlers<typeof Wallet>['getBalance'] =>
  async ({ uid }, { platform }) =>
    db.read(async (tx) => {
      const [wallet, countryCode] = [await walletOf(tx, uid), await countryCodeOf(tx, uid)]
      const currency = currencyOf(countryCode)
      const rules = await rulesIn(tx, currency, false)
      const offers = (await offersIn(tx, countryCode, platform)).filter((o) => methods[o.method])
      return {
        coin: String(wallet.coins - wallet.coins_held),
        currency,
        rules: rules.map(({ id, coins, give, amount, tag }) => ({
          id,
          coin: String(coins),
          give: String(give),
          money: moneyText(amount, currency),
          currency,
          tag,
        })),
        paylist: offers.map(({ method, recommended }) => ({
          id: method,
          recommended: recommended ? (1 as const) : (0 as const),
          currency: method === 'usdt' ? ('USDT' as const) : currency,
        })),
        ...spendingOf(wallet),
      }
    })

const text = (coins: bigint | null): string => (coins === null ? '' : String(coins))
const secondsOf = (at: Date | null): number => (at ? Math.floor(at.getTime() / 1000) : 0)

const spendingOf = (w: Held): Spending => ({
  spent_today: String(w.spent_today),
  spent_month: String(w.spent_month),
  limit_day: text(w.limit_day),
  limit_month: text(w.limit_month),
  next_limit_day: text(w.next_limit_day),
  next_limit_month: text(w.next_limit_month),
  next_limits_at: secondsOf(w.next_limits_at),
  excluded_until: secondsOf(w.excluded_until),
  debt: String(w.debt),
})
