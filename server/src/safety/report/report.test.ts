import { randomUUID } from 'node:crypto'
import { Live, Notice, type Refusal, Sanctions, Reports, Barrages } from '@nimbo/contract'
import { Report } from '@nimbo/contract/operator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credit } from '../../core/ledger/index.ts'
import { closeByPlatform } from '../../rooms/moderation/index.ts'
import { operatorClient, type TestOperator } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { createLog } from '../../platform/log.ts'
import { eraseAccounts } from '../../people/user/index.ts'
import { erasure } from '../../personalData.ts'
import { enqueueReportNotices } from './enqueueReportNotices.ts'

let server: TestServer
let operator: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  operator = await operatorClient(server)
})
afterAll(() => server.close())

const inRoom = ({ liveuid, stream }: { liveuid: number; stream: string }) => ({ liveuid, stream })
const query = <T extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<T>(text, values))
const caseAbout = async (uid: number) =>
  (await query<{ id: number }>('select id from report_case where uid = $1 order by id desc', [uid]))[0]!.id
const report = ({ client }: Person, touid: number, stream = '', classid = 2) =>
  client.call(Reports.setReport, { touid, classid, stream, content: 'asks for money' })
const runJobs = async (id: number) => {
  const worker = { ...server.engines, db: server.roles.worker, config: server.config, log: createLog('test', 'silent') }
  await enqueueReportNotices(worker, id)
  const made = await query<{ sanction: number | null }>('select sanction from report_case where id = $1', [id])
  if (made[0]!.sanction !== null) await closeByPlatform(worker, made[0]!.sanction)
}

test('reports about one person in one show are one case, each reporter once, with what was said', async () => {
  const room = await server.liveRoom()
  const [bad, ...reporters] = await Promise.all(Array.from({ length: 5 }, () => server.person()))
  for (const p of [bad!, ...reporters]) await p.client.call(Live.enterRoom, inRoom(room))
  await bad!.client.call(Live.sendMsg, { ...inRoom(room), content: 'link no perfil', client_request_id: randomUUID() })
  await server.engines.db.transaction((sql) => credit(sql, { uid: bad!.uid, key: randomUUID(), request: 'coins' }, 'reward', 10n, 'test'))
  await bad!.client.call(Barrages.sendBarrage, { ...inRoom(room), content: 'chama no chat', client_request_id: randomUUID() })
  // The second report of a person changes nothing; the case takes the most urgent of the first ones.
  await Promise.all(reporters.map((p, n) => report(p, bad!.uid, room.stream, n === 3 ? 1 : 2)))
  await Promise.all(reporters.map((p) => report(p, bad!.uid, room.stream, 3)))
  const id = await caseAbout(bad!.uid)
  const detail = await operator.client.call(Report.getCase, { id })
  expect(detail).toMatchObject({ uid: bad!.uid, reports: 4, stream: room.stream, live: 1, severity: 'high', decision: '' })
  expect(detail.lines).toMatchObject([
    { ct: 'link no perfil', hit: 1, deleted: 0, barrage: 0 },
    { ct: 'chama no chat', hit: 1, deleted: 0, barrage: 1 },
  ])
  const kept = await query<{ lines: { ct: string }[] }>('select lines from report where case_id = $1', [id])
  expect(kept[0]!.lines.map(({ ct }) => ct)).toEqual(['link no perfil', 'chama no chat'])
  expect(new Set(detail.reporters.map((r) => r.uid))).toEqual(new Set(reporters.map((p) => p.uid)))
  expect((await operator.client.call(Report.getCases, {})).list.find((c) => c.id === id)).toMatchObject({ reports: 4 })
})

test('a report about a minor raises the case it joins, however little time the case has left', async () => {
  const room = await server.liveRoom()
  const [bad, first, second] = [await server.person(), await server.person(), await server.person()]
  for (const p of [bad, first, second]) await p.client.call(Live.enterRoom, inRoom(room))
  const minors = 4
  const open = async () => {
    const { list } = await operator.client.call(Report.getCases, { state: 'minors' })
    return list.find(({ uid }) => uid === bad.uid)
  }
  await report(first, bad.uid, room.stream, 2)
  const id = await caseAbout(bad.uid)
  await query(`update report_case set due_at = now() + interval '30 seconds' where id = $1`, [id])
  await report(second, bad.uid, room.stream, minors)
  expect(await open()).toMatchObject({ id, reports: 2, severity: 'high' })
  expect((await open())!.due).toBeLessThanOrEqual(Date.now() / 1000 + 40)
  // Neither a less urgent reason nor one of the same person takes it back.
  await report(room.anchor, bad.uid, room.stream, 5)
  await report(second, bad.uid, room.stream, 2)
  expect(await open()).toMatchObject({ id, reports: 3 })
})

test('who reported something small and then a minor is heard', async () => {
  const [bad, reporter] = [await server.person(), await server.person()]
  const say = (classid: number, content: string) => reporter.client.call(Reports.setReport, { touid: bad.uid, classid, content })
  await say(2, 'posts links')
  await say(4, 'says she is fifteen')
  const { list } = await operator.client.call(Report.getCases, { state: 'minors' })
  expect(list.find(({ uid }) => uid === bad.uid)).toMatchObject({ reports: 1 })
  const { reporters } = await operator.client.call(Report.getCase, { id: await caseAbout(bad.uid) })
  expect(reporters).toMatchObject([{ uid: reporter.uid, content: 'says she is fifteen' }])
  // What was said of the graver matter stays.
  await say(2, 'and posts links')
  expect((await operator.client.call(Report.getCase, { id: await caseAbout(bad.uid) })).reporters).toMatchObject([
    { content: 'says she is fifteen' },
  ])
})

test('what was written in private has nothing to do with a room: where would tell who reported', async () => {
  const room = await server.liveRoom()
  const bad = await server.person()
  for (const p of [bad, room.anchor]) await p.client.call(Live.enterRoom, inRoom(room))
  await room.anchor.client.call(Reports.setReport, { touid: bad.uid, classid: 2, stream: room.stream, seq: 1 })
  expect(await operator.client.call(Report.getCase, { id: await caseAbout(bad.uid) })).toMatchObject({ reports: 1, stream: '' })
})

test('what is refused', async () => {
  const [p, q] = [await server.person(), await server.person()]
  expect(await refusalReason(report(p, p.uid))).toBe('Yourself')
  expect(await refusalReason(report(p, 2 ** 31 - 1))).toBe('NoSuchPerson')
  expect(await refusalReason(report(p, q.uid, '', 999))).toBe('NoSuchClass')
  // A show the reporter never was in is none of this report's.
  const room = await server.liveRoom()
  await report(p, q.uid, room.stream)
  expect((await operator.client.call(Report.getCase, { id: await caseAbout(q.uid) })).stream).toBe('')
  for (let n = 0; n < 30; n++) await report(p, room.liveuid).catch(() => undefined)
  expect(await refusalReason(report(p, room.liveuid))).toBe('TooMany')
})

test('decided once, however many operators press at once; reporters and the person are told, once', async () => {
  const room = await server.liveRoom()
  const [bad, reporter] = [await server.person(), await server.person()]
  for (const p of [bad, reporter]) await p.client.call(Live.enterRoom, inRoom(room))
  await report(reporter, bad.uid, room.stream)
  const id = await caseAbout(bad.uid)
  const decision = { id, decision: 'mute', reasonid: 2, banruleid: 2, note: 'after a warning' } as const
  expect(await refusalReason(operator.client.call(Report.decide, { id, decision: 'mute', reasonid: 2 }))).toBe('RuleNeeded')
  const second = await operatorClient(server)
  const ends = await Promise.allSettled([operator, second, operator].map((o) => o.client.call(Report.decide, decision)))
  expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(1)
  await runJobs(id)
  await runJobs(id)
  expect((await reporter.client.call(Notice.getNotices, {})).map((n) => n.kind)).toEqual(['report'])
  expect(await bad.client.call(Notice.getNotices, {})).toMatchObject([{ kind: 'sanction' }])
  expect((await bad.client.call(Sanctions.getSanctions, {})).list).toMatchObject([
    { act: 'mute', scope: 'all', by: 'platform', ban_rule: '1 day' },
  ])
  const line = { ...inRoom(room), content: 'oi', client_request_id: randomUUID() }
  expect(await refusalReason(bad.client.call(Live.sendMsg, line))).toBe('Muted')
  const elsewhere = await server.liveRoom()
  await bad.client.call(Live.enterRoom, inRoom(elsewhere))
  expect(await refusalReason(bad.client.call(Live.sendMsg, { ...line, ...inRoom(elsewhere) }))).toBe('Muted')
  const audit = await query('select 1 from audit where subject = $1 and act = $2', [`report:${id}`, 'report_decided'])
  expect(audit).toHaveLength(1)
  // A new report is a new case.
  await report(reporter, bad.uid, room.stream)
  expect(await caseAbout(bad.uid)).toBeGreaterThan(id)
})

test('dismissed: nobody is sanctioned, and the reporter reads that', async () => {
  const [bad, reporter] = [await server.person(), await server.person()]
  await report(reporter, bad.uid)
  const id = await caseAbout(bad.uid)
  await operator.client.call(Report.decide, { id, decision: 'dismiss' })
  await runJobs(id)
  expect(await bad.client.call(Notice.getNotices, {})).toEqual([])
  expect((await reporter.client.call(Notice.getNotices, {}))[0]!.text).toContain('found nothing')
})

test.each(['close', 'ban', 'disable'] as const)('%s ends the show that is on', async (decision) => {
  const room = await server.liveRoom()
  const viewer = await server.person()
  await viewer.client.call(Live.enterRoom, inRoom(room))
  await report(viewer, room.liveuid, room.stream, 1)
  const id = await caseAbout(room.liveuid)
  await operator.client.call(Report.decide, { id, decision, reasonid: 1, banruleid: 3 })
  await runJobs(id)
  const [show] = await query<{ state: string; end_reason: string }>('select state, end_reason from show where stream = $1', [room.stream])
  expect(show).toEqual({ state: 'ended', end_reason: 'closed' })
  const open = room.anchor.client.call(Live.createRoom, { title: 'again', liveclassid: 1, thumb: '/covers/stage.svg' })
  const next = { close: 'opened', ban: 'Banned', disable: 'SessionInvalid' }
  const outcome = await open.then(
    () => 'opened',
    (e: unknown) => (e as Refusal).reason,
  )
  expect(outcome).toBe(next[decision])
})

test('a show that is not on cannot be closed', async () => {
  const [bad, reporter] = [await server.person(), await server.person()]
  await report(reporter, bad.uid)
  const id = await caseAbout(bad.uid)
  expect(await refusalReason(operator.client.call(Report.decide, { id, decision: 'close', reasonid: 1 }))).toBe('NotOnAir')
})

test('whoever is erased is named in no notice of those who reported them', async () => {
  const [bad, ...reporters] = [await server.person(), await server.person(), await server.person()]
  // The first report of a case may well have the number of the case.
  for (const reporter of reporters) await report(reporter, bad.uid)
  const id = await caseAbout(bad.uid)
  await operator.client.call(Report.decide, { id, decision: 'warn', reasonid: 2 })
  await runJobs(id)
  const named = () => query('select uid from notice where data::text like $1', [`%${bad.name}%`])
  expect(await named()).toHaveLength(2)
  await query(`update account set cancelled_at = now(), erase_after = now() - interval '1 second' where id = $1`, [bad.uid])
  await eraseAccounts({ erasure, db: server.roles.worker, log: createLog('test', 'silent') })
  expect(await named()).toEqual([])
})
