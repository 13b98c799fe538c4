/** Every role of `grants.sql`. The owner, `nimbo_migrate`, is none: it may do everything. */
export const roles = ['api', 'console', 'worker', 'payout', 'jobs', 'realtime'] as const
export type Role = (typeof roles)[number]

/** `s`elect, `i`nsert, `u`pdate and `d`elete, of the whole table or of some columns. */
type Access = Partial<Record<Role, string>>

/** Who may do what to which tables and views. What is not here is not allowed; `rights.test.ts` tries all of it with every role. */
export const tableRights: readonly { tables: readonly string[]; may: Access }[] = [
  { tables: ['account', 'cash_account'], may: { api: 'siu', console: 's', worker: 'su' } },
  { tables: ['audit', 'withdrawal_note'], may: { console: 'si' } },
  {
    tables: ['block', 'captcha_used', 'code_request', 'follow', 'invited', 'third_attempt', 'third_identity'],
    may: { api: 'sid', worker: 'sid' },
  },
  { tables: ['cash_rule'], may: { api: 's', console: 's' } },
  { tables: ['centrifugo_outbox'], may: { api: 'i', worker: 'i', realtime: 'sud' } },
  {
    tables: ['code', 'guest_seat', 'known_origin', 'invite_code', 'push_subscription', 'session', 'upload'],
    may: { api: 'siud', worker: 'siud' },
  },
  { tables: ['exchange_rule'], may: { api: 's' } },
  { tables: ['exchanged'], may: { api: 'si' } },
  { tables: ['invite_reward'], may: { api: 's', worker: 'siu' } },
  { tables: ['inferred_key'], may: { api: 'siu', worker: 'sd' } },
  { tables: ['lead'], may: { api: 'siu', console: 'su', worker: 'su' } },
  {
    tables: [
      'ledger.account',
      'ledger.check_mark',
      'ledger.checked',
      'ledger.fold_mark',
      'ledger.given',
      'ledger.hold',
      'ledger.inv_account',
      'ledger.inv_asset',
      'ledger.inv_correction',
      'ledger.inv_escrow',
      'ledger.inv_floor',
      'ledger.inv_given',
      'ledger.inv_hold',
      'ledger.inv_house',
      'ledger.inv_origin',
      'ledger.inv_orphan',
      'ledger.inv_pack',
      'ledger.inv_seal',
      'ledger.inv_state',
      'ledger.inv_withdrawal',
      'ledger.month_total',
      'ledger.origin',
      'ledger.pack',
      'ledger.pack_origin',
      'ledger.posting',
      'ledger.recount',
      'ledger.seal',
      'ledger.seal_node',
      'ledger.seal_tree',
      'ledger.share',
      'ledger.transfer',
      'ledger.whole_check',
      'definition',
      'migration',
      'operator_session',
    ],
    may: {},
  },
  { tables: ['live_class'], may: { api: 's', console: 's', worker: 's' } },
  { tables: ['message'], may: { api: 'si', worker: 'siu' } },
  { tables: ['operator'], may: { console: 'su' } },
  { tables: ['operator_challenge', 'operator_passkey'], may: { console: 'siud' } },
  { tables: ['pay_offer', 'recharge_price', 'recharge_rule'], may: { api: 's', worker: 's' } },
  { tables: ['pay_order'], may: { api: 'siu', worker: 'su' } },
  { tables: ['payment'], may: { api: 's', console: 's', worker: 'siu' } },
  { tables: ['pay_term'], may: { worker: 's' } },
  { tables: ['payout_fund'], may: { console: 's', payout: 'siu' } },
  { tables: ['push_told'], may: { worker: 'siud' } },
  { tables: ['show', 'visit'], may: { api: 'siu', console: 's', worker: 'siu' } },
  { tables: ['usdt_address'], may: { api: 'si', worker: 's' } },
  { tables: ['withdrawal'], may: { api: 'si', console: 's', worker: 's', payout: 'su' } },
  { tables: ['correction', 'withdrawal_signature'], may: { console: 's' } },
  { tables: ['former_phone'], may: { api: 'sd', worker: 'sd' } },
]

/** Who may execute which functions. Those nobody may are parts of others. */
export const functionRights: readonly { functions: readonly string[]; may: readonly Role[] }[] = [
  {
    functions: [
      'decide_correction',
      'end_operator_session',
      'open_operator_session',
      'operator_session_of',
      'propose_correction',
      'prove_operator_session',
      'reject_withdrawal',
      'sign_withdrawal',
    ],
    may: ['console'],
  },
  { functions: ['end_payout', 'start_payout'], may: ['payout'] },
  {
    functions: [
      'ledger.add_given',
      'ledger.add_month_totals',
      'ledger.add_to_history',
      'ledger.adjust',
      'ledger.debts_of',
      'ledger.earlier',
      'ledger.emit',
      'ledger.end_hold',
      'ledger.end_pack',
      'ledger.given_marks',
      'ledger.history',
      'ledger.leaves',
      'ledger.lock_all',
      'ledger.merkle',
      'ledger.micros',
      'ledger.month_lines',
      'ledger.owed',
      'ledger.price_of',
      'ledger.recall',
      'ledger.record',
      'ledger.refusal_to_spend',
      'ledger.release_deposit',
      'ledger.repay',
      'ledger.reverse',
      'ledger.seal_hash',
      'ledger.set_frozen',
      'ledger.spent_this_month',
      'ledger.spent_today',
      'ledger.tail_of',
      'ledger.take_or_owe',
      'ledger.today',
      'ledger.trace_pack',
      'ledger.trace_share',
      'ledger.votes_between',
      'ledger.votes_from',
      'ledger.wallet',
      'ledger.wishes',
      'ledger.write_off',
      'end_withdrawal_hold',
      'proved_operator',
      'withdrawal_held',
      'withdrawal_obstacle',
    ],
    may: [],
  },
  { functions: ['ledger.agrees', 'ledger.givers_of'], may: ['api', 'console'] },
  {
    functions: ['ledger.check_recent', 'ledger.last_check', 'ledger.note_check', 'ledger.violations'],
    may: ['console', 'worker', 'payout'],
  },
  {
    functions: [
      'ledger.close_pack',
      'ledger.history_path',
      'ledger.proofs_of',
      'ledger.sealed_before',
      'ledger.sealed_of',
      'ledger.seals_before',
      'ledger.seals_of',
      'commit_tick',
    ],
    may: ['api', 'worker'],
  },
  {
    functions: [
      'ledger.coins_gone',
      'ledger.exchange',
      'ledger.exclude',
      'ledger.hold',
      'ledger.hold_wallet',
      'ledger.lines_of',
      'ledger.lock_votes',
      'ledger.months_of',
      'ledger.operation_of',
      'ledger.pending_votes',
      'ledger.recount',
      'ledger.send_pack',
      'ledger.set_limits',
      'ledger.spend',
      'ledger.spend_many',
      'ledger.take_share',
      'ledger.turnover_of',
      'ledger.votes_total',
    ],
    may: ['api'],
  },
  {
    functions: [
      'ledger.credit',
      'ledger.due_deposits',
      'ledger.expire_deposit',
      'ledger.fold',
      'ledger.fold_lag',
      'ledger.seal_lag',
      'ledger.seal_next',
      'ledger.sign_seal',
      'ledger.take_back',
    ],
    may: ['worker'],
  },
  { functions: ['ledger.wallet_of'], may: ['api', 'console', 'worker'] },
  { functions: ['infer_key'], may: ['api'] },
  { functions: ['revoke_sessions'], may: ['api', 'worker'] },
]

const words: Record<string, string> = { s: 'read', i: 'add', u: 'change', d: 'delete' }
const inWords = (access = ''): string =>
  access
    .split('')
    .map((letter) => words[letter])
    .join(', ') || '–'
const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`
const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(', ')

/** The same as a table of `docs/security.md`. */
export function rightsTable(): string {
  const shown = roles.map((role) => `\`nimbo_${role}\``)
  return [
    row('right', ...shown),
    row(...['right', ...shown].map(() => '---')),
    ...tableRights.map(({ tables, may }) => row(names(tables), ...roles.map((role) => inWords(may[role])))),
    ...functionRights.map(({ functions, may }) => row(names(functions), ...roles.map((role) => (may.includes(role) ? 'execute' : '–')))),
  ].join('\n')
}
