import type { PersonalData } from '../../platform/personalData.ts'

export const personalData = {
  copied: {
    payoutAccounts: `select type, name, document, key_type, account, verified_at, created_at, deleted_at from cash_account where uid = $1 order by id`,
    withdrawals: `select no, type, holder, document, key_type, destination, votes, currency, gross, take, tax, fee, net, state, reason, created_at, decided_at, ended_at
    from withdrawal where uid = $1 order by id`,
  },
  erased: {
    identity: [
      `update cash_account set name = '…', document = '', key_type = '', account = '…' || id, deleted_at = coalesce(deleted_at, now()) where uid = $1`,
    ],
  },
} as const satisfies PersonalData
