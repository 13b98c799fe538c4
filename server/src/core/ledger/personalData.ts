import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    balances: `select coins::text, coins_held::text, votes::text, votes_held::text from ledger.wallet_of($1)`,
    statement: `select l.transfer, l.leg, l.slot, l.op, l.amount, l.balance, l.other, l.ref, l.at
    from (select distinct month from ledger.months_of($1) order by month) m, lateral ledger.lines_of($1, m.month, array[1, 2, 3], 10000000, 0) l`,
    backpack: `select * from ledger.items_of($1)`,
  },
} as const satisfies PersonalData
