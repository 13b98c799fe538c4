import { moneyText, type Balance } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { spendingOf } from '../wallet/index.ts'
import type { OrderDeps } from './ChargeDeps.ts'
import { currencyOf } from './charge.rules.ts'
import { countryCodeOf, listOffers, listRules } from './rule.store.ts'

export const getBalance =
  ({ db, methods }: OrderDeps): Handlers<typeof Balance>['getBalance'] =>
  async ({ uid }, { platform }) =>
    db.query(async (sql) => {
      const [wallet, countryCode] = [await walletOf(sql, uid), await countryCodeOf(sql, uid)]
      const currency = currencyOf(countryCode)
      const rules = await listRules(sql, currency, false)
      const offers = (await listOffers(sql, countryCode, platform)).filter((o) => methods[o.method])
      return {
        coin: String(wallet.coins - wallet.coins_held),
        currency,
        rules: rules.map(({ id, coins, bonus, amount, tag }) => ({
          id,
          coin: String(coins),
          give: String(bonus),
          money: moneyText(amount, currency),
          currency,
          tag,
        })),
        paylist: offers.map(({ method, recommended, wallets }) => ({
          id: method,
          recommended: recommended ? (1 as const) : (0 as const),
          currency: method === 'usdt' ? ('USDT' as const) : currency,
          wallets: wallets ? (1 as const) : (0 as const),
        })),
        ...spendingOf(wallet),
      }
    })
