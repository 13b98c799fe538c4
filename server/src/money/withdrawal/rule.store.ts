import { type CashRule, type CashTerms, cashAccountTypes, type Currency, moneyText } from '@nimbo/contract'
import type { Config } from '../../platform/config.ts'
import type { Sql } from '../../platform/postgres.ts'

export interface WithdrawalRule extends CashTerms {
  type: number
  currency: Currency
  minimumVotes: bigint
  /** Above this net amount two operators have to approve. */
  secondApprovalAbove: bigint
  monthly: number
  windowFrom: number
  windowTo: number
  /** True if today (UTC) is inside the window of days. */
  open: boolean
}

const columns = `r.type, r.currency, r.scale, r.votes_per_unit::bigint as "votesPerUnit", r.take_permille::bigint as "takePermille",
  r.tax_permille::bigint as "taxPermille", r.fee, r.minimum_votes as "minimumVotes", r.two_people_above as "secondApprovalAbove", r.monthly,
  r.window_from as "windowFrom", r.window_to as "windowTo",
  case when r.window_from <= r.window_to then d.day between r.window_from and r.window_to
    else d.day >= r.window_from or d.day <= r.window_to end as open`
const today = `(select extract(day from now() at time zone 'UTC')::int as day) d`

/** Payout methods for this person: offered, in their country, by a configured provider. */
export async function rulesFor(sql: Sql, uid: number, payoutMethods: Config['payoutMethods']): Promise<WithdrawalRule[]> {
  const configured = payoutMethods.map((name) => cashAccountTypes[name])
  return sql.query<WithdrawalRule>(
    `select ${columns} from cash_rule r, account a, ${today}
     where a.id = $1 and r.offered and r.type = any($2) and (r.countries = '{}' or a.country_code = any(r.countries)) order by r.type`,
    [uid, configured],
  )
}

const percent = (permille: bigint) => String(Number(permille) / 10)

export const ruleOutput = (rule: WithdrawalRule): CashRule => ({
  type: rule.type,
  currency: rule.currency,
  rate: Number(rule.votesPerUnit),
  minimum: String(rule.minimumVotes),
  take: percent(rule.takePermille),
  tax: percent(rule.taxPermille),
  fee: moneyText(rule.fee, rule.currency),
})
