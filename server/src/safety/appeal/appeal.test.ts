import { Appeal, Auth, Notice, User } from '@nimbo/contract'
import { AppealReview, Certification } from '@nimbo/contract/operator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForCertification, completeApplication, uploadPhoto } from '../../testing/applyForCertification.ts'
import { openAppeal } from '../../testing/openAppeal.ts'
import { operatorClient, type TestOperator } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
let first: TestOperator
let second: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  first = await operatorClient(server)
  second = await operatorClient(server)
})
afterAll(() => server.close())

const rows = <R extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<R>(text, values))
const subject = 'certification' as const

/** A person whose application the first operator rejected. */
async function rejected(): Promise<{ person: Person; id: number }> {
  const person = await server.person()
  const id = await applyForCertification(server, person)
  await first.client.call(Certification.reject, { id, reason: 'photo_unclear', note: 'too dark' })
  return { person, id }
}
async function appealed() {
  const { person, id } = await rejected()
  await person.client.call(Appeal.setAppeal, { subject, id, text: 'The photo is sharp, look again.' })
  const [row] = await rows<{ id: number }>('select id from appeal where subject = $1 and subject_id = $2', [subject, id])
  return { person, id, appeal: row!.id }
}
const decide = (id: number, outcome: 'upheld' | 'overturned', by: TestOperator) =>
  by.client.call(AppealReview.decide, { id, outcome, note: 'We looked at the photo again.' })

test('one appeal for each decision, of the person it is about, while there is time', async () => {
  const { person, id } = await rejected()
  const stranger = await server.person()
  const asked = (who: Person, text = 'Look again, please.') => who.client.call(Appeal.setAppeal, { subject, id, text })
  expect(await person.client.call(Appeal.getAppeal, { subject, id })).toMatchObject({ state: '', until: expect.any(Number) })
  expect(await refusalReason(asked(stranger))).toBe('NoSuchSubject')
  expect(await refusalReason(stranger.client.call(Appeal.getAppeal, { subject, id }))).toBe('NoSuchSubject')
  const made = await Promise.all([asked(person), asked(person), asked(person)])
  expect(made.map(({ state }) => state)).toEqual(['open', 'open', 'open'])
  expect(made[0].decide_by - made[0].sent).toBe(24 * 3600)
  expect(await refusalReason(asked(person, 'Once more!'))).toBe('AppealedAlready')
  expect((await person.client.call(Auth.getState, {})).appeal).toBe('open')

  const late = await rejected()
  await rows(`update certification set decided_at = decided_at - interval '15 days' where id = $1`, [late.id])
  expect((await late.person.client.call(Appeal.getAppeal, { subject, id: late.id })).until).toBe(0)
  expect((await late.person.client.call(Auth.getState, {})).appeal_until).toBe(0)
  expect(await refusalReason(late.person.client.call(Appeal.setAppeal, { subject, id: late.id, text: 'x' }))).toBe('TooLate')
})

test('while it is open nothing new is sent; a newer application leaves nothing to appeal', async () => {
  const { person } = await appealed()
  const photo = await uploadPhoto(server, person)
  expect(await refusalReason(person.client.call(Auth.setNewAuth, completeApplication(photo)))).toBe('UnderAppeal')
  const again = await rejected()
  await applyForCertification(server, again.person)
  expect(await refusalReason(again.person.client.call(Appeal.setAppeal, { subject, id: again.id, text: 'x' }))).toBe('NoSuchSubject')
  const waiting = await applyForCertification(server, await server.person())
  expect(await refusalReason(again.person.client.call(Appeal.setAppeal, { subject, id: waiting, text: 'x' }))).toBe('NoSuchSubject')
})

test('an appeal and a new application at once: one of them', async () => {
  const { person, id } = await rejected()
  const photo = await uploadPhoto(server, person)
  const tries = await Promise.allSettled([
    person.client.call(Appeal.setAppeal, { subject, id, text: 'Look again.' }),
    person.client.call(Auth.setNewAuth, completeApplication(photo)),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('whoever rejected it does not decide, also not past the console; another operator certifies the person', async () => {
  const { person, id, appeal } = await appealed()
  const line = (by: TestOperator) => openAppeal(by, (one) => one.id === appeal)
  expect(await line(first)).toMatchObject({
    mine: true,
    title: 'Certification rejected: photo unclear',
    detail: 'too dark',
    acted_by: first.name,
    user_nicename: person.name,
    text: 'The photo is sharp, look again.',
  })
  expect((await line(second))?.mine).toBe(false)
  expect(await refusalReason(decide(appeal, 'overturned', first))).toBe('DecidedByYou')
  expect(await refusalReason(decide(appeal, 'upheld', first))).toBe('DecidedByYou')
  const past = `update appeal set state = 'overturned', decided_by = $2, decided_at = now() where id = $1`
  await expect(rows(past, [appeal, first.id])).rejects.toThrow('whoever made the decision')
  await expect(server.roles.console.query((sql) => sql.query(past, [appeal, second.id]))).rejects.toThrow(/permission denied/)

  await decide(appeal, 'overturned', second)
  expect(await person.client.call(Auth.getState, {})).toMatchObject({ state: 'approved', appeal: 'overturned' })
  expect((await person.client.call(User.getBaseInfo, {})).isauth).toBe(1)
  expect(await person.client.call(Appeal.getAppeal, { subject, id })).toMatchObject({
    state: 'overturned',
    note: 'We looked at the photo again.',
  })
  expect(await person.client.call(Notice.getNotices, {})).toMatchObject([
    { kind: 'appeal', title: 'Your appeal was accepted' },
    { kind: 'certification' },
  ])
  const acts = await rows<{ act: string; operator: number }>(
    `select act, operator from audit where subject in ('appeal:' || $1, 'certification:' || $2) order by id`,
    [appeal, id],
  )
  expect(acts.map(({ act, operator }) => [act, operator])).toEqual([
    ['certification_rejected', first.id],
    ['appeal_overturned', second.id],
    ['certification_overturned', second.id],
  ])
  expect(await refusalReason(decide(appeal, 'upheld', second))).toBe('DecidedAlready')
  await expect(rows(`update appeal set note = 'other' where id = $1`, [appeal])).rejects.toThrow('stays')
})

test('upheld: it stays rejected and the person may apply again', async () => {
  const { person, appeal } = await appealed()
  await decide(appeal, 'upheld', second)
  expect(await person.client.call(Auth.getState, {})).toMatchObject({ state: 'rejected', appeal: 'upheld', appeal_until: 0, tries: 2 })
  const photo = await uploadPhoto(server, person)
  expect((await person.client.call(Auth.setNewAuth, completeApplication(photo))).state).toBe('pending')
})

test('two operators decide at once: one does', async () => {
  const third = await operatorClient(server)
  for (let n = 0; n < 5; n++) {
    const { person, appeal } = await appealed()
    const tries = await Promise.allSettled([decide(appeal, 'overturned', second), decide(appeal, 'upheld', third)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { state, appeal: outcome } = await person.client.call(Auth.getState, {})
    expect([state, outcome]).toEqual(outcome === 'overturned' ? ['approved', 'overturned'] : ['rejected', 'upheld'])
  }
})

test('what cannot be taken back is not overturned', async () => {
  const { person, id, appeal } = await appealed()
  await rows(`update certification set birthday = current_date - interval '17 years' where id = $1`, [id])
  expect(await refusalReason(decide(appeal, 'overturned', second))).toBe('CannotOverturn')
  expect((await person.client.call(Auth.getState, {})).appeal).toBe('open')
  await expect(decide(2 ** 31 - 1, 'upheld', second).catch((e: { reason?: string }) => e.reason)).resolves.toBe('NoSuchAppeal')
})
