import { type CashRule, type CashTerms, cashAccountTypes, type Currency, moneyText } from '@nimbo/contract'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/postgres.ts'

export interface Rule extends CashTerms {
  type: number
  currency: Currency
  minimumVotes: bigint
  twoPeopleAbove: bigint
  monthly: number
  windowFrom: number
  windowTo: number
  /** Whether today, in UTC, is one of its days. */
  open: boolean
}

const columns = `r.type, r.currency, r.scale, r.votes_per_unit::bigint as "votesPerUnit", r.take_permille::bigint as "takePermille",
  r.tax_permille::bigint as "taxPermille", r.fee, r.minimum_votes as "minimumVotes", r.two_people_above as "twoPeopleAbove", r.monthly,
  r.window_from as "windowFrom", r.window_to as "windowTo",
  case when r.window_from <= r.window_to then d.day between r.window_from and r.window_to
    else d.day >= r.window_from or d.day <= r.window_to end as open`
const today = `(select extract(day from now() at time zone 'UTC')::int as day) d`

/** Ways out for this person: offered, to their country, by a company we have. */
export async function rulesFor(tx: Tx, uid: number, pay: Config['pay']): Promise<Rule[]> {
  const served = [...(pay.pix ? [cashAccountTypes.pix] : []), ...(pay.tron?.hotKey ? [cashAccountTypes.usdt] : [])]
  return tx.query<Rule>(
    `select ${columns} from cash_rule r, account a, ${today}
     where a.id = $1 and r.offered and r.type = any($2) and (r.countries = '{}' or a.country_code = any(r.countries)) order by r.type`,
    [uid, served],
  )
}

const percent = (permille: bigint) => String(Number(permille) / 10)

export const ruleOut = (rule: Rule): CashRule => ({
  type: rule.type,
  currency: rule.currency,
  rate: Number(rule.votesPerUnit),
  minimum: String(rule.minimumVotes),
  take: percent(rule.takePermille),
  tax: percent(rule.taxPermille),
  fee: moneyText(rule.fee, rule.currency),
})
