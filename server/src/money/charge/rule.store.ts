import type { PayMethodId, RechargeRule } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export interface RechargeRuleRow {
  id: number
  first: boolean
  coins: bigint
  bonus: bigint
  tag: RechargeRule['tag']
  name: string
  amount: bigint
}
const columns = 'r.id, r.first, r.coins, r.give as bonus, r.tag, r.name, p.amount'

export async function listRules(sql: Sql, currency: string, first: boolean): Promise<RechargeRuleRow[]> {
  return sql.query<RechargeRuleRow>(
    `select ${columns} from recharge_rule r join recharge_price p on p.rule = r.id and p.currency = $1
     where r.offered and r.first = $2 order by r.place, r.id`,
    [currency, first],
  )
}

export async function findRule(sql: Sql, id: number, currency: string): Promise<RechargeRuleRow | undefined> {
  const rows = await sql.query<RechargeRuleRow>(
    `select ${columns} from recharge_rule r join recharge_price p on p.rule = r.id and p.currency = $2 where r.offered and r.id = $1`,
    [id, currency],
  )
  return rows[0]
}

export async function countryCodeOf(sql: Sql, uid: number): Promise<string> {
  const rows = await sql.query<{ code: string | null }>('select country_code as code from read.account where id = $1', [uid])
  return rows[0]?.code ?? ''
}

export interface Offer {
  method: PayMethodId
  recommended: boolean
  wallets: boolean
}

/** A row for the person's country overrides the one for all countries; without a platform, offers of any platform count. */
export async function listOffers(sql: Sql, countryCode: string, platform: string | null): Promise<Offer[]> {
  return sql.query<Offer>(
    `select method, recommended, wallets from (
       select distinct on (method, platform) method, platform, offered, recommended, wallets, place from pay_offer
       where country_code in ($1, '') and ($2::text is null or platform = $2)
       order by method, platform, country_code desc
     ) o where offered order by place, method`,
    [countryCode, platform],
  )
}
