import { Appeal, createClient, Live, Login, Moderation, Notice, Sanctions, User, Reports } from '@nimbo/contract'
import { AppealReview, OperatorAuth, Report, Sanction, SuperAdmin } from '@nimbo/contract/operator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishMute } from '../../rooms/moderation/index.ts'
import { createLog } from '../../platform/log.ts'
import { openPostgres } from '../../platform/postgres.ts'
import { listen } from '../../testing/listen.ts'
import { openAppeal } from '../../testing/openAppeal.ts'
import { operatorClient, type TestOperator } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, testPassword, type TestServer } from '../../testing/startTestServer.ts'
import { superAdmin } from '../../testing/superAdmin.ts'

let server: TestServer
let operator: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  operator = await operatorClient(server)
})
afterAll(() => server.close())

const query = <T extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<T>(text, values))
const signIn = ({ phone }: Person, restricted: 0 | 1) =>
  server.anonymous.call(Login.userLogin, { country_code: '55', user_login: phone, user_pass: testPassword, restricted })
const expire = () => server.roles.worker.transaction((sql) => sql.query('select end_expired_sanctions()'))
const prove = (hash = '') =>
  query(`update operator_session set proved_at = now() - $2::interval where operator = $1`, [operator.id, hash || '0'])

/** A person whose account a super-admin has disabled for seven days. */
async function disabled(): Promise<Person & { sanction: number }> {
  const { anchor, liveuid, stream } = await server.liveRoom()
  const boss = await superAdmin(server)
  const { id } = await boss.client.call(Moderation.superStopRoom, { liveuid, stream, type: 2, banruleid: 3, reasonid: 1 })
  return { ...anchor, sanction: id }
}

describe('a disabled account', () => {
  test('is out of everything, and signs in only to read why', async () => {
    const person = await disabled()
    expect(await refusalReason(person.client.call(User.getBaseInfo, {}))).toBe('SessionInvalid')
    expect(await refusalReason(signIn(person, 0))).toBe('Disabled')
    const { id: uid, token, usersign, isdisabled } = await signIn(person, 1)
    expect(isdisabled).toBe(1)
    const client = createClient({ origin: server.origin, language: () => 'pt', credentials: () => ({ uid, token }) })
    const { disabled: off, list } = await client.call(Sanctions.getSanctions, {})
    expect(off).toBe(1)
    expect(list[0]).toMatchObject({
      id: person.sanction,
      act: 'disable',
      ban_rule: '7 dias',
      rule: '3.2',
      rule_name: 'Apostas',
      state: 'active',
    })
    for (const call of [client.call(Live.checkLiveing, {}), client.call(User.getUserSign, {}), client.call(Login.getDevices, {})])
      expect(await refusalReason(call)).toBe('Restricted')
    const room = await server.liveRoom()
    expect(await refusalReason(client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream }))).toBe('Restricted')
    const viewer = await server.person()
    const { realtime } = await viewer.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
    await expect(listen(realtime.url, usersign, realtime.room)).rejects.toThrow()
    await client.call(Login.logout, {})
    expect(await refusalReason(client.call(Sanctions.getSanctions, {}))).toBe('SessionInvalid')
  })

  test('is enabled when its time is over, and that session serves everything again', async () => {
    const person = await disabled()
    const { id: uid, token } = await signIn(person, 1)
    const client = createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid, token }) })
    await expire()
    expect(await refusalReason(client.call(Login.getDevices, {}))).toBe('Restricted')
    await query(`update sanction set expires_at = now() where id = $1`, [person.sanction])
    await expire()
    await expect
      .poll(() =>
        client.call(Login.getDevices, {}).then(
          () => 'served',
          () => 'refused',
        ),
      )
      .toBe('served')
    expect((await client.call(Sanctions.getSanctions, {})).list[0]).toMatchObject({ state: 'expired' })
  })

  test('stays disabled while another sanction says so; the last one lifted enables it, and the person is told', async () => {
    const person = await disabled()
    const [second] = await query<{ id: number }>(
      `insert into sanction (uid, act, scope, by_role, by_uid, class, texts) select uid, act, scope, by_role, by_uid, class, texts from sanction where id = $1 returning id`,
      [person.sanction],
    )
    await operator.client.call(Sanction.lift, { id: person.sanction, note: 'wrong person' })
    expect(await refusalReason(operator.client.call(Sanction.lift, { id: person.sanction }))).toBe('NotActive')
    expect(await refusalReason(signIn(person, 0))).toBe('Disabled')
    await operator.client.call(Sanction.lift, { id: second!.id })
    const { id: uid, token } = await signIn(person, 0)
    const client = createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid, token }) })
    expect((await client.call(Notice.getNotices, {})).map((n) => n.kind)).toEqual(['sanction_lifted', 'sanction_lifted', 'sanction'])
    expect(await refusalReason(operator.client.call(Sanction.lift, { id: 2 ** 31 - 1 }))).toBe('NoSuchSanction')
    const listed = await operator.client.call(Sanction.getSanctions, { touid: person.uid })
    expect(listed.map((s) => s.state)).toEqual(['lifted', 'lifted'])
  })
})

const appealOf = (by: TestOperator, sanction: number) =>
  openAppeal(by, ({ subject, subject_id: id }) => subject === 'sanction' && id === sanction)

describe('an appeal', () => {
  test('of a disabled person is decided by an operator who did not disable them, and enables the account', async () => {
    const [person, reporter, second] = [await server.person(), await server.person(), await operatorClient(server)]
    await reporter.client.call(Reports.setReport, { touid: person.uid, classid: 1 })
    const [found] = await query<{ id: number }>('select id from report_case where uid = $1', [person.uid])
    const { sanction: id } = await operator.client.call(Report.decide, { id: found!.id, decision: 'disable', reasonid: 1, banruleid: 8 })
    const { id: uid, token } = await signIn(person, 1)
    const client = createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid, token }) })
    await client.call(Appeal.setAppeal, { subject: 'sanction', id, ground: 'context', text: 'I read it out to warn people.' })
    expect((await client.call(Sanctions.getSanctions, { id })).list[0]).toMatchObject({ appeal: 'open', appeal_until: 0 })
    const appeal = await appealOf(second, id)
    expect(appeal).toMatchObject({ uid, acted_by: operator.name })
    const overturn = { id: appeal!.id, outcome: 'overturned', note: 'That is not promotion.' } as const
    expect(await refusalReason(operator.client.call(AppealReview.decide, overturn))).toBe('DecidedByYou')
    await second.client.call(AppealReview.decide, overturn)
    await signIn(person, 0)
    await expect
      .poll(async () => (await client.call(Sanctions.getSanctions, { id })).list[0])
      .toMatchObject({ state: 'overturned', appeal: 'overturned', appeal_note: 'That is not promotion.' })
  })

  test('is an answer to the notice, which is not put before the person again', async () => {
    const room = await server.liveRoom()
    const viewer = await server.person()
    await viewer.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
    const { id } = await room.anchor.client.call(Moderation.setShutUp, {
      liveuid: room.liveuid,
      stream: room.stream,
      touid: viewer.uid,
      type: 1,
    })
    const unseen = async () => (await viewer.client.call(Notice.getNotices, { unseen: 1 })).map(({ kind }) => kind)
    expect(await unseen()).toEqual(['sanction'])
    await viewer.client.call(Appeal.setAppeal, { subject: 'sanction', id, text: 'It was a joke.' })
    expect(await unseen()).toEqual([])
    expect((await appealOf(operator, id))?.acted_by).toBe(`${room.anchor.name}, the host`)
  })

  test('of a kick that was accepted opens the door again; nobody appeals for another', async () => {
    const room = await server.liveRoom()
    const [viewer, stranger] = [await server.person(), await server.person()]
    await viewer.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
    const { id } = await room.anchor.client.call(Moderation.kicking, { liveuid: room.liveuid, stream: room.stream, touid: viewer.uid })
    const appeal = { subject: 'sanction', id, text: 'It was a joke.' } as const
    expect(await refusalReason(stranger.client.call(Appeal.setAppeal, appeal))).toBe('NoSuchSubject')
    await viewer.client.call(Appeal.setAppeal, appeal)
    await operator.client.call(AppealReview.decide, { id: (await appealOf(operator, id))!.id, outcome: 'overturned', note: 'Fine.' })
    await viewer.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
  })
})

describe('a mute that is lifted past its room', () => {
  /** In the order queued: what the worker does. */
  const runJobs = async (id: number) => {
    const queue = openPostgres(server.config.jobsUrl, createLog('test', 'silent'), 1)
    const due = await queue.query((sql) => sql.query('select 1 from graphile_worker.jobs where key = $1', [`mute:${id}`]))
    await queue.close()
    expect(due).toHaveLength(1)
    await publishMute({ ...server.engines, db: server.roles.worker }, id)
  }
  const muted = async () => {
    const room = await server.liveRoom()
    const viewer = await server.person()
    const address = { liveuid: room.liveuid, stream: room.stream }
    const { realtime } = await viewer.client.call(Live.enterRoom, address)
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    const { id } = await room.anchor.client.call(Moderation.setShutUp, { ...address, touid: viewer.uid, type: 0 })
    const heard = (action: 0 | 1) =>
      reader.until((e: { _method_: string; action: number; touid: number }) => {
        return e._method_ === 'ShutUpUser' && e.action === action && e.touid === viewer.uid
      })
    await heard(1)
    return { viewer, id, heard, reader }
  }

  test('by an operator: the person may type again without coming in anew', async () => {
    const { id, heard, reader } = await muted()
    await operator.client.call(Sanction.lift, { id })
    await runJobs(id)
    await heard(0)
    reader.close()
  })

  test('on appeal: the same', async () => {
    const { viewer, id, heard, reader } = await muted()
    await viewer.client.call(Appeal.setAppeal, { subject: 'sanction', id, text: 'It was a joke.' })
    await operator.client.call(AppealReview.decide, { id: (await appealOf(operator, id))!.id, outcome: 'overturned', note: 'Fine.' })
    await runJobs(id)
    await heard(0)
    reader.close()
  })

  test('while the platform mutes them, too: they hear that they still are', async () => {
    const { viewer, id, reader } = await muted()
    const reporter = await server.person()
    await reporter.client.call(Reports.setReport, { touid: viewer.uid, classid: 2 })
    const [found] = await query<{ id: number }>('select id from report_case where uid = $1', [viewer.uid])
    const platform = await operator.client.call(Report.decide, { id: found!.id, decision: 'mute', reasonid: 2, banruleid: 2 })
    await runJobs(platform.sanction)
    await operator.client.call(Sanction.lift, { id })
    await runJobs(id)
    const told = (n: number) => {
      const events = reader.publications as { _method_: string; action: number; endtime?: number }[]
      return events.filter((e) => e._method_ === 'ShutUpUser').map((e) => [e.action, (e.endtime ?? 0) > 0])[n]
    }
    await expect.poll(() => told(2)).toEqual([1, true])
    // For good by the room until then.
    expect([told(0), told(1)]).toEqual([
      [1, false],
      [1, false],
    ])
    reader.close()
  })
})

test('an appeal is taken for fourteen days', async () => {
  const room = await server.liveRoom()
  const viewer = await server.person()
  await viewer.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
  const { id } = await room.anchor.client.call(Moderation.kicking, { liveuid: room.liveuid, stream: room.stream, touid: viewer.uid })
  const until = async () => [
    (await viewer.client.call(Sanctions.getSanctions, { id })).list[0]!.appeal_until,
    (await viewer.client.call(Appeal.getAppeal, { subject: 'sanction', id })).until,
  ]
  const [listed, asked] = await until()
  expect(listed).toBeGreaterThan(Date.now() / 1000 + 13 * 86_400)
  expect(asked).toBe(listed)
  await query(
    `update sanction set created_at = created_at - interval '15 days', expires_at = expires_at - interval '15 days' where id = $1`,
    [id],
  )
  expect(await until()).toEqual([0, 0])
  const late = viewer.client.call(Appeal.setAppeal, { subject: 'sanction', id, text: 'It was a joke.' })
  expect(await refusalReason(late)).toBe('TooLate')
})

describe('super-admins', () => {
  test('are made by an operator who has just proved who they are, with a reason, in the log', async () => {
    const person = await server.person()
    const room = await server.liveRoom()
    const see = async () => (await person.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })).usertype
    await prove('6 minutes')
    const grant = { touid: person.uid, reason: 'night shift' }
    expect(await refusalReason(operator.client.call(SuperAdmin.grant, grant))).toBe('StepUpNeeded')
    await prove()
    expect(await refusalReason(operator.client.call(SuperAdmin.grant, { ...grant, touid: 2 ** 31 - 1 }))).toBe('NoSuchPerson')
    await operator.client.call(SuperAdmin.grant, grant)
    expect(await see()).toBe(60)
    expect((await operator.client.call(SuperAdmin.getSuperAdmins, {})).find((s) => s.uid === person.uid)).toMatchObject({
      reason: 'night shift',
      by: operator.name,
    })
    const log = await operator.client.call(OperatorAuth.getAudit, {})
    expect(JSON.stringify(log)).toContain('super_admin_granted')
    await operator.client.call(SuperAdmin.revoke, { touid: person.uid, reason: 'left' })
    expect(await refusalReason(operator.client.call(SuperAdmin.revoke, { touid: person.uid, reason: 'left' }))).toBe('NotSuperAdmin')
    expect(await see()).toBe(30)
  })

  test('end with their account', async () => {
    const boss = await superAdmin(server)
    await query('update account set disabled_at = now() where id = $1', [boss.uid])
    expect(await query('select 1 from super_admin where uid = $1', [boss.uid])).toEqual([])
  })

  test.each(['api', 'worker', 'payout'] as const)('no process but the console makes one, and it not by itself: %s', async (role) => {
    const write = `insert into super_admin (uid, granted_by, reason) values (1, 1, 'x')`
    for (const each of [role, 'console'] as const)
      await expect(server.roles[each].transaction((sql) => sql.query(write))).rejects.toThrow(/permission denied/)
    await expect(server.roles[role].query((sql) => sql.query(`select set_super_admin('\\x00', 1, true, 'x')`))).rejects.toThrow(
      /permission denied/,
    )
  })

  test('the API makes no sanction in an operator’s name', async () => {
    const person = await server.person()
    const write = `insert into sanction (uid, act, scope, by_role, by_operator, class, texts) values ($1, 'ban', 'all', 'operator', 1, 1, '{}')`
    await expect(server.roles.api.transaction((sql) => sql.query(write, [person.uid]))).rejects.toThrow(/permission denied/)
  })
})
