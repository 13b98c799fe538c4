import { type Charge, moneyText } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { samePhone } from '../../people/user/index.ts'
import type { OrderDeps } from './ChargeDeps.ts'
import { currencyOf } from './charge.rules.ts'
import { hasRecharged } from './payment.store.ts'
import { countryCodeOf, listRules } from './rule.store.ts'

export const getFirstChargeRules =
  ({ db }: OrderDeps): Handlers<typeof Charge>['getFirstChargeRules'] =>
  async ({ uid }) =>
    db.query(async (sql) => {
      const currency = currencyOf(await countryCodeOf(sql, uid))
      const rules = await listRules(sql, currency, true)
      const list = rules.map(({ id, name, coins, bonus, amount }) => ({
        id,
        name,
        coin: String(coins),
        give: String(bonus),
        money: moneyText(amount, currency),
        currency,
        giftid: 0,
        gift_num: 0,
      }))
      return { has_used: (await hasRecharged(sql, await samePhone(sql, uid))) ? 1 : 0, list }
    })
