import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    orders: `select o.no, o.method, o.currency, o.amount, o.coins, o.give, o.first, o.state, o.provider_id, u.address as usdt_address, o.created_at, o.expires_at
    from pay_order o left join read.usdt_address u on u.no = o.no where o.uid = $1 order by o.id`,
    payments: `select method, provider_tx, currency, amount, coins, give, state, at, settles_at, reversed_at, back, taken from payment where uid = $1 order by id`,
  },
} as const satisfies PersonalData
