import { randomBytes, randomUUID } from 'node:crypto'
import { Charge, Withdrawals, Reports } from '@nimbo/contract'
import { Certification, Report } from '@nimbo/contract/operator'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payDueRewards } from '../../money/agent/payDueRewards.ts'
import { chargeDeps, reconcileOrder } from '../../money/charge/index.ts'
import { credit } from '../../core/ledger/index.ts'
import { createLog } from '../../platform/log.ts'
import { applyForCertification } from '../../testing/applyForCertification.ts'
import { createFakePayout } from '../../testing/fakePayout.ts'
import { type TestOperator, operatorClient } from '../../testing/operatorClient.ts'
import { payNow } from '../../testing/payNow.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { cashier } from '../../testing/tickets.ts'

/** Attacker with the API's credentials, who sends arbitrary SQL. */
const log = createLog('test', 'silent')
let server: TestServer
let api: pg.Client
let owner: pg.Client
let victim: Awaited<ReturnType<typeof cashier>>
let thief: Person
let operator: TestOperator
let withdrawal: number
let order: { id: number; no: string }
/** A person disabled by an operator. */
let banned: { uid: number; sanction: number }
let application: number

beforeAll(async () => {
  server = await startTestServer()
  api = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_URL']! })
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await Promise.all([api.connect(), owner.connect()])
  operator = await operatorClient(server)
  victim = await cashier(server, 20_000n)
  thief = await server.person()
  await server.roles.worker.transaction((sql) =>
    credit(sql, { uid: thief.uid, key: randomUUID(), request: 'coins' }, 'recharge', 100n, 'test'),
  )
  const request = { accountid: victim.accountid, cashvote: 5_000, client_request_id: randomUUID() }
  withdrawal = (await victim.client.call(Withdrawals.setCash, request)).id
  banned = await disabledByOperator()
  application = await applyForCertification(server, thief)
  await operator.client.call(Certification.reject, { id: application, reason: 'photo_unclear', note: '' })
  order = await thief.client.call(Charge.setPayOrder, { id: 1, pay: 'pix', client_request_id: randomUUID() })
})
afterAll(async () => {
  await Promise.all([api.end(), owner.end()])
  await server.close()
})

async function disabledByOperator(): Promise<{ uid: number; sanction: number }> {
  const { uid } = await server.person()
  await thief.client.call(Reports.setReport, { touid: uid, classid: 1 })
  const { rows } = await owner.query<{ id: number }>('select id from report_case where uid = $1', [uid])
  const decision = { id: rows[0]!.id, decision: 'disable', reasonid: 1, banruleid: 8 } as const
  return { uid, sanction: (await operator.client.call(Report.decide, decision)).sanction }
}

interface Attempt {
  what: string
  /** Statements in one transaction that is committed if all of them are taken. */
  sql: readonly string[]
}

const uuid = () => `'${randomUUID()}'::uuid`
const hash = `sha256('x')`
const session = () => `decode('${randomBytes(32).toString('hex')}', 'hex')`

function attempts(): Attempt[] {
  const [w, t, v, op] = [withdrawal, thief.uid, victim.uid, operator.id]
  const one = (what: string, ...sql: string[]): Attempt => ({ what, sql })
  const fakeTables = [
    `create temp table withdrawal_signature as select ${w} as withdrawal, n as operator, 'approve'::text as decision from generate_series(1, 3) n`,
    `create temp table operator as select n as id, null::timestamptz as disabled_at from generate_series(1, 3) n`,
  ]
  const asked = (votes: number, gross: number, net: number, needed: number, state = '') =>
    `insert into withdrawal (no, uid, key, hash, account_id, type, holder, document, key_type, destination, votes, left_votes, currency,
       gross, take, tax, fee, net, risk, signs, needed${state && ', state'})
     values ('W${randomUUID().slice(0, 12)}', ${v}, ${uuid()}, ${hash}, ${victim.accountid}, 1, 'x', '', 'cpf', 'x', ${votes}, 0, 'BRL',
       ${gross}, 0, 0, 0, ${net}, 'low', '[]', ${needed}${state && `, '${state}'`})`
  const ordered = (rule: number, method: string, currency: string, amount: number, coins: number, give: number) =>
    `insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give)
     values ('NB${randomUUID()}', ${t}, ${uuid()}, ${hash}, ${rule}, false, '${method}', '${currency}', ${amount}, ${coins}, ${give})`
  return [
    // Coins
    one('credit a recharge', `select ledger.credit(${t}, ${uuid()}, ${hash}, 10::smallint, -3, 1000000, 'x', null)`),
    one('credit a reward', `select ledger.credit(${t}, ${uuid()}, ${hash}, 11::smallint, -6, 1000000, 'x', null)`),
    one('take back a negative amount', `select ledger.take_back(${t}, ${uuid()}, ${hash}, 12::smallint, -3, -1000, 'x')`),
    one('write a balance', `update ledger.account set balance = 1000000 where owner = ${t}`),
    one(
      'write a posting',
      `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (1, 9, 1, -3, ${t}::bigint * 256 + 1, 5)`,
    ),
    one(
      'write a transfer',
      `insert into ledger.transfer (owner, key, op, hash, state, balance) values (${t}, ${uuid()}, 10, ${hash}, 1, 9)`,
    ),
    one('write an emission', `select ledger.emit('[]'::jsonb)`),
    one('record by the inner function', `select ledger.record(${t}, ${uuid()}, ${hash}, 10::smallint, null, 9, '')`),
    one(
      'spend one coin for a million votes',
      `select ledger.spend(${t}, ${uuid()}, ${hash}, 1::smallint, 1, '[[${v}, 1000000]]', '', null)`,
    ),
    one('spend a coin for a vote', `select ledger.spend(${t}, ${uuid()}, ${hash}, 1::smallint, 100, '[[${v}, 51]]', '', null)`),
    one('give to oneself', `select ledger.spend(${t}, ${uuid()}, ${hash}, 1::smallint, 100, '[[${t}, 1]]', '', null)`),
    one('raise the share', `update anchor_share set percent = 100`),
    one('spend a negative amount', `select ledger.spend(${t}, ${uuid()}, ${hash}, 1::smallint, -1000, '[]', '', null)`),
    one(
      'spend many for a million votes',
      `select ledger.spend_many(jsonb_build_array(${Array.from({ length: 5 }, () => `jsonb_build_array(${t}, '${randomUUID()}', '${'00'.repeat(32)}', 1, '1', jsonb_build_array(jsonb_build_array(${v}, '1000000')), '', null)`).join(', ')}))`,
    ),
    one('grant an item', `select ledger.grant_item(${t}, ${uuid()}, ${hash}, 50::smallint, 1::smallint, 100, null, '')`),
    one('price an item', `update ledger.item_kind set votes = 1000000`),
    one('price a gift', `update gift set price = 1`),
    one(
      'write a term of guard',
      `insert into guard (liveuid, uid, tier, type, ends_at) values (${v}, ${t}, 3, 2, now() + interval '1 year')`,
    ),
    one('lengthen a term of guard', `update guard set ends_at = 'infinity'`),
    one('price guard', `update guard_tier set price = 1`),
    one('write a level', `update account set level = 100 where id = ${t}`),
    one('lower what a level needs', `update level_rule set need = 0`),
    one('raise levels', `select raise_levels(array[${t}], array[${t}])`),
    one('write a rank', `insert into ranking (kind, scope, period, uid, amount) values ('profit', 'total', 0, ${t}, 1000000)`),
    one('lower a rank', `update ranking set amount = 0`),
    one('write a record of a gift', `update gift_record set coins = 0`),
    one('write a receipt', `delete from receipt`),
    one('write the run of a giver', `update combo set count = 1000`),
    one('expire an item of somebody', `select ledger.expire_lot(1, 52::smallint)`),
    one('read the feed', `select ledger.feed_next('x', 1)`),
    one('exchange one vote for a million coins', `select ledger.exchange(${v}, ${uuid()}, ${hash}, 20::smallint, true, 1, 1000000, '')`),
    one('exchange one coin for a million votes', `select ledger.exchange(${t}, ${uuid()}, ${hash}, 21::smallint, false, 1, 1000000, '')`),
    one(
      'change the rate',
      `update exchange_rule set vote_get = 1000000`,
      `select ledger.exchange(${v}, ${uuid()}, ${hash}, 20::smallint, true, 1, 1000, '')`,
    ),
    one(
      'send a pack with a negative share',
      `select * from ledger.send_pack(${t}, ${uuid()}, ${hash}, 40::smallint, array[-100, 101]::bigint[], '0', '1 day', 'x', '', '', null)`,
    ),
    one('hold a negative amount', `select ledger.hold(${t}, ${uuid()}, ${hash}, 32::smallint, 1, -1000, 'x')`),
    one('end the hold of a withdrawal', `select ledger.end_hold('withdrawal:${w}', ${uuid()}, ${hash}, 31::smallint, 0, '[]')`),
    one('fold', `select ledger.fold()`),
    one(
      'write a payment',
      `insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, state, settles_at) values ('pix', '${randomUUID()}', ${order.id}, ${t}, 'BRL', 1, 1000, 'credited', now())`,
    ),
    one('change a payment', `update payment set coins = 1000000, back = 0`),
    one(
      'write a reward that is due',
      `insert into invite_reward (payment, inviter, invitee, coins, reward, due_at) select id, ${t}, uid, 1, 1000000, now() from payment limit 1`,
    ),
    one('raise a reward', `update invite_reward set reward = 1000000, inviter = ${t}`),
    one('order a million coins for a cent', ordered(1, 'pix', 'BRL', 1, 1_000_000, 0)),
    one('order with a larger bonus', ordered(1, 'pix', 'BRL', 299, 300, 1_000_000)),
    one('order USDT at the price of cents', ordered(1, 'usdt', 'USDT', 99, 300, 0)),
    one('order by card in USDT', ordered(1, 'card', 'USDT', 99, 300, 0)),
    one('raise the coins of an order', `update pay_order set coins = 1000000 where id = ${order.id}`),
    one('call an order paid', `update pay_order set state = 'paid' where id = ${order.id}`),
    one('change the price list', `update recharge_rule set coins = 1000000`),
    one('change the prices', `update recharge_price set amount = 1`),
    one('move an order to another charge', `update pay_order set provider_id = 'c_another' where id = ${order.id}`),
    // Withdrawals
    one('approve', `update withdrawal set state = 'approved', ask_at = now() where id = ${w}`),
    one('send', `update withdrawal set state = 'sending', ask_at = now() where id = ${w}`),
    one('ask for no signature', `update withdrawal set needed = 0 where id = ${w}`),
    one('change where it goes', `update withdrawal set destination = 'thief' where id = ${w}`),
    one('sign in somebody’s name', `insert into withdrawal_signature (withdrawal, operator, decision) values (${w}, ${op}, 'approve')`),
    one('sign by the function', `select * from sign_withdrawal(${session()}, ${w}, '')`),
    one('start a payout', `select start_payout(${w}, 'x')`),
    one('end a payout', `select end_payout(${w}, 'approved', 'paid', '', '', ${uuid()}, ${hash})`),
    one('reject by the function', `select * from reject_withdrawal(${session()}, ${w}, 'other', '', ${uuid()}, ${hash})`),
    one('ask for more money than the votes are worth', asked(1, 1_000_000, 1_000_000, 1)),
    one('ask for one that nobody has to sign', asked(5_000, 5_000, 3_700, 0)),
    one('ask for one that is approved already', asked(5_000, 5_000, 3_700, 1, 'approved')),
    one('put tables of the same name in front', ...fakeTables, `update withdrawal set state = 'approved' where id = ${w}`),
    one('change the terms', `update cash_rule set votes_per_unit = 1`),
    // Operators
    one('make an operator', `insert into operator (name) values ('thief')`),
    one('read operators', `select totp_secret, password_hash, invite_hash from operator`),
    one('open a session', `insert into operator_session (operator, token_hash) values (${op}, ${hash})`),
    one('open a session by the function', `select open_operator_session(${op}, ${hash})`),
    one('prove a session by the function', `select prove_operator_session(${session()})`),
    one('read sessions', `select token_hash from operator_session`),
    one('add a passkey', `insert into operator_passkey (id, operator, public_key, counter) values ('x', ${op}, 'x', 0)`),
    one('answer an invitation', `update operator set password_hash = 'x' where id = ${op}`),
    one('write the audit log', `insert into audit (operator, act, subject) values (${op}, 'approve', 'x')`),
    // People and sanctions
    one('certify oneself', `update account set certified_at = now() where id = ${t}`),
    one('open a certified account', `insert into account (country_code, nicename, certified_at) values ('55', 'thief', now())`),
    one('enable an account', `update account set disabled_at = null where id = ${banned.uid}`),
    one('disable an account', `update account set disabled_at = now() where id = ${v}`),
    one('disable an account that no sanction disables', `select disable_account(${v})`),
    one(
      'lift what an operator decided',
      `update sanction set lifted_at = now(), lift_reason = 'operator', lifted_by_uid = ${t} where id = ${banned.sanction}`,
    ),
    one('lift it by the operators’ function', `select * from lift_sanction(${session()}, ${banned.sanction}, 'operator', '')`),
    one('lift it as of a room', `select lift_room_sanctions(${t}, 'ban', ${banned.uid}, ${t}, 'cancelled')`),
    one('lift a mute as an operator', `select lift_room_sanctions(${t}, 'mute', ${banned.uid}, ${t}, 'operator')`),
    one('shorten a sanction', `update sanction set expires_at = now() where id = ${banned.sanction}`),
    one('forget a sanction', `delete from sanction where id = ${banned.sanction}`),
    one('forget what was decided about an application', `delete from certification where id = ${application}`),
    one('approve an application', `update certification set state = 'approved' where id = ${application}`),
    one('lift what holds everywhere from one’s own room', `select lift_room_sanctions(${t}, 'mute', ${banned.uid}, ${t}, 'cancelled')`),
    one('withdraw an application that was decided', `select withdraw_certification(${t}, ${application})`),
    // Around the rights
    ...['nimbo_migrate', 'nimbo_console', 'nimbo_worker', 'nimbo_payout', 'nimbo_jobs', 'postgres'].flatMap((role) => [
      one(`become ${role}`, `set role ${role}`),
      one(`become ${role} for good`, `set session authorization ${role}`),
      one(`be granted ${role}`, `grant ${role} to nimbo_api`),
    ]),
    ...['public', 'read', 'ledger', 'jobs', 'graphile_worker'].flatMap((schema) => [
      one(`create a function in ${schema}`, `create function ${schema}.wallet(integer, integer) returns bigint language sql as 'select 1'`),
      one(`create a table in ${schema}`, `create table ${schema}.stolen (id integer)`),
    ]),
    one('create a schema', `create schema stolen`),
    one('create a temporary table', `create temp table account (id integer)`),
    one('create a temporary function', `create function pg_temp.today() returns date language sql as 'select current_date'`),
    one('replace a function', `create or replace function ledger.today() returns date language sql stable return current_date`),
    one('own a function', `alter function ledger.credit owner to nimbo_api`),
    one('drop a guard', `drop trigger withdrawal_steps on withdrawal`),
    one('disable guards', `alter table withdrawal disable trigger all`),
    one('skip guards', `set session_replication_role = replica`),
    one(
      'add a trigger',
      `create trigger mine before update on withdrawal for each row execute function suppress_redundant_updates_trigger()`,
    ),
    one('add a rule', `create rule mine as on update to withdrawal do instead nothing`),
    one('grant to oneself', `grant execute on function ledger.credit to nimbo_api`),
    one('change a default', `alter default privileges for role nimbo_migrate grant execute on functions to nimbo_api`),
    one('change a column default', `alter table withdrawal alter needed set default 0`),
    one(
      'shadow by the search path',
      `set local search_path = pg_temp, public`,
      ...fakeTables,
      `update withdrawal set state = 'approved' where id = ${w}`,
    ),
    one('read a file', `select pg_read_file('postgresql.conf')`),
    one('run a program', `copy (select 1) to program 'true'`),
    one('write the migrations', `update definition set hash = ''`),
    // Queues and hints
    one('write a job', `insert into graphile_worker._private_jobs (task_id, payload) values (1, '{}')`),
    one('add a job to the runner itself', `select graphile_worker.add_job('payDue', '{}')`),
    one('add a job nobody has', `select jobs.add('payDue', json_build_object('id', ${w}), interval '0', 'x')`),
    one('add a job for a notice', `select jobs.add('sendWithdrawalNotice', json_build_object('id', ${w}), interval '0', 'y')`),
    one('wake the worker', `select pg_notify('order_due', 'pix')`),
    one('say an order was heard', `select pg_notify('order_polled', '${order.id}')`),
    one('make an order due', `update pay_order set ask_at = now(), asks = asks + 1 where id = ${order.id}`),
    one(
      'write the outbox',
      `insert into centrifugo_outbox (method, payload) values ('publish', '{"channel":"x","data":{"coin":"1000000"}}')`,
    ),
    one(
      'forge the answer of an exchange',
      `insert into exchanged (uid, key, of_votes, give, got, coins_left, votes_left) values (${t}, ${uuid()}, true, 1, 1000000, 1000000, 0)`,
    ),
    one(
      'give an address of somebody else',
      `insert into usdt_address (no, index, address) values ('${order.no}', 2000000000 - ${t}, 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1N${String(t).slice(-4).padStart(4, 'x')}')`,
    ),
  ]
}

/** Target of the attacker, as the owner sees it. */
async function treasure() {
  const { rows } = await owner.query<Record<string, string>>(
    `select (select sum(balance) from ledger.account where owner = any($1) and asset = 1)::text as coins,
       (select sum(balance) from ledger.account where owner = any($1) and asset = 2)::text as votes,
       (select sum(held) from ledger.account where owner = any($1))::text as held,
       (select coalesce(sum(p.amount), 0) from ledger.posting p join ledger.account a on a.id = p.credit
          where a.owner = any($1) and p.debit in (-3, -6, -7, -2, -17))::text as minted,
       (select string_agg(id || ' ' || state || ' ' || needed || ' ' || destination || ' ' || net, ', ' order by id) from withdrawal
          where uid = any($1)) as withdrawals,
       (select count(*) from withdrawal_signature where withdrawal = $2)::text as signatures,
       (select count(*) from operator where name = 'thief')::text as operators,
       (select count(*) from operator_session where operator = $3)::text as sessions,
       (select count(*) from operator_passkey where operator = $3)::text as passkeys,
       (select count(*) from payment where uid = any($1))::text as payments,
       (select string_agg(concat_ws(' ', id, certified_at, disabled_at), ', ' order by id) from account where id = any($1) or id = $4) as people,
       (select string_agg(concat_ws(' ', id, expires_at, lifted_at), ', ' order by id) from sanction where uid = $4) as sanctions,
       (select string_agg(concat_ws(' ', id, state), ', ' order by id) from certification where uid = any($1)) as applications`,
    [[thief.uid, victim.uid], withdrawal, operator.id, banned.uid],
  )
  return rows[0]!
}

test('the API’s own credentials and any SQL bring no coin into being, no withdrawal forward and no sanction to an end', async () => {
  const before = await treasure()
  const [refused, taken, mistakes]: [string[], string[], string[]] = [[], [], []]
  for (const { what, sql } of attempts()) {
    await api.query('begin')
    try {
      for (const statement of sql) await api.query(statement)
      await api.query('commit')
      taken.push(what)
    } catch (e) {
      await api.query('rollback')
      refused.push(what)
      // Refused because it is not allowed, not because it was written wrongly.
      if (!/^(42501|P0001|23514)$/.test((e as { code: string }).code)) mistakes.push(`${what}: ${String(e)}`)
    }
    await api.query('reset role; reset session_replication_role; reset search_path').catch(() => undefined)
    expect(await treasure(), what).toEqual(before)
  }
  // Writes that the API may make by design lead to nothing either, once the other processes have looked at them.
  const fake = createFakePayout(1)
  await payNow({ db: server.roles.payout, log, methods: { 1: fake } }, [withdrawal])
  await payDueRewards({ db: server.roles.worker, log })
  await reconcileOrder(chargeDeps({ db: server.roles.worker, config: server.config, log }), BigInt(order.id))
  expect(await treasure()).toEqual(before)
  expect(fake.arrived(victim.cpf)).toEqual([])
  process.stdout.write(
    `compromised API: ${refused.length + taken.length} attempts, ${refused.length} refused, ${taken.length} without effect\n`,
  )
  expect(mistakes).toEqual([])
  expect(taken).toEqual([
    'lift what holds everywhere from one’s own room',
    'withdraw an application that was decided',
    'add a job nobody has',
    'add a job for a notice',
    'wake the worker',
    'say an order was heard',
    'make an order due',
    'write the outbox',
    'forge the answer of an exchange',
    'give an address of somebody else',
  ])
})
