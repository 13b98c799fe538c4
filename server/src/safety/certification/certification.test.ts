import { Appeal, Auth, type Input, languages, Live, Notice, User } from '@nimbo/contract'
import { Certification, OperatorAuth } from '@nimbo/contract/operator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { applyForCertification, completeApplication, uploadPhoto } from '../../testing/applyForCertification.ts'
import { operatorClient, type TestOperator } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { deleteUnusedUpload, imageKey, purgeUploads } from '../../core/upload/index.ts'
import { eraseAccounts } from '../../people/user/index.ts'
import { erasure } from '../../personalData.ts'
import { purgeCertifications } from './index.ts'

let server: TestServer
let operator: TestOperator
let other: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  operator = await operatorClient(server)
  other = await operatorClient(server)
})
afterAll(() => server.close())

const rows = <R extends object>(text: string, values: unknown[] = []) => server.engines.db.query((sql) => sql.query<R>(text, values))
const stateOf = (person: Person) => person.client.call(Auth.getState, {})
const auditOf = async (id: number) =>
  (await rows<{ act: string }>('select act from audit where subject = $1 order by id', [`certification:${id}`])).map(({ act }) => act)
const approve = (id: number, by = operator) => by.client.call(Certification.approve, { id, note: '' })
const reject = (id: number, reason = 'photo_unclear', by = operator) => by.client.call(Certification.reject, { id, reason, note: 'dark' })
const uploads = () => ({ ...server.engines, db: server.roles.worker, log: createLog('test', 'silent') })

describe('applying', () => {
  test('none, pending, approved; then the person goes live', async () => {
    const person = await server.person({ language: 'pt' })
    expect(await stateOf(person)).toMatchObject({ state: 'none', id: 0, tries: 3, apply_after: 0 })
    const room = { title: 'first live', liveclassid: 1, thumb: '/covers/stage.svg' }
    expect(await refusalReason(person.client.call(Live.createRoom, room))).toBe('NotCertified')
    const id = await applyForCertification(server, person)
    const pending = await stateOf(person)
    expect(pending).toMatchObject({ state: 'pending', id, tries: 2, real_name: 'Rafaela Okoye dos Santos', user_img: '' })
    expect(pending.decide_by - pending.sent).toBe(48 * 3600)
    await approve(id)
    expect(await stateOf(person)).toMatchObject({ state: 'approved', id })
    expect((await person.client.call(User.getBaseInfo, {})).isauth).toBe(1)
    await person.client.call(Live.createRoom, room)
    expect(await auditOf(id)).toEqual(['certification_approved'])
    expect(await person.client.call(Notice.getNotices, { unseen: 1 })).toMatchObject([{ kind: 'certification', url: '/anchorAuth' }])
  })

  const wrong: [reason: string, change: Input<typeof Auth.setNewAuth>][] = [
    ['Incomplete', { real_name: '' }],
    ['Incomplete', { sex: 0 }],
    ['Incomplete', { birthday: '' }],
    ['Incomplete', { birthday: '', age: 30 }],
    ['Incomplete', { nationality: '' }],
    ['Incomplete', { nationality: 'XX' }],
    ['Incomplete', { contact_type: '' }],
    ['Incomplete', { contact: '' }],
    ['Incomplete', { user_img: '' }],
    ['TooYoung', { age: 17 }],
    ['BadBirthday', { birthday: '2001-02-29' }],
    ['BadBirthday', { birthday: '1899-12-31' }],
    ['BadName', { real_name: 'R' }],
    ['BadName', { real_name: 'Rafa\u202eela' }],
    ['BadName', { real_name: '12345' }],
    ['BadContact', { contact: '71' }],
    ['BadContact', { contact_type: 'email', contact: 'rafa@localhost' }],
    ['BadContact', { phone: 'call me' }],
    ['ConsentOutdated', { consent: '2020-01' }],
    ['PhotoNotReady', { user_img: '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b' }],
  ]
  test('every field is needed and looked at', async () => {
    const person = await server.person()
    const complete = completeApplication(await uploadPhoto(server, person))
    for (const [reason, change] of wrong) {
      expect([change, await refusalReason(person.client.call(Auth.setNewAuth, { ...complete, ...change }))]).toEqual([change, reason])
    }
    expect((await stateOf(person)).state).toBe('none')
  })

  test('the photo is my own, for certification, and ready', async () => {
    const [person, stranger] = [await server.person(), await server.person()]
    for (const photo of [await uploadPhoto(server, stranger), await uploadPhoto(server, person, 'avatar')])
      expect(await refusalReason(person.client.call(Auth.setNewAuth, completeApplication(photo)))).toBe('PhotoNotReady')
  })

  test('eighteen by the database’s calendar: today is old enough, tomorrow is not, whatever age is sent', async () => {
    const [day] = await rows<{ today: string; tomorrow: string }>(
      `select ((now() at time zone 'UTC')::date - interval '18 years')::date::text as today,
         ((now() at time zone 'UTC')::date - interval '18 years' + interval '1 day')::date::text as tomorrow`,
    )
    const [old, young] = [await server.person(), await server.person()]
    await applyForCertification(server, old, { birthday: day!.today })
    const photo = await uploadPhoto(server, young)
    for (const age of [undefined, 18, 40]) {
      const sent = { ...completeApplication(photo), birthday: day!.tomorrow, ...(age === undefined ? {} : { age }) }
      expect(await refusalReason(young.client.call(Auth.setNewAuth, sent))).toBe('TooYoung')
    }
    const [years] = await rows<{ feb: number }>(`select extract(year from age('2026-02-28'::date, '2008-02-29'::date))::int as feb`)
    expect(years!.feb).toBe(17)
    // The database refuses it by itself, also to a process that does not ask.
    const insert = `insert into certification (uid, real_name, sex, birthday, nationality, phone, contact_type, contact, image, consent, language)
      values ($1, 'x', 1, $2, 'BR', '', 'phone', '', $3, '', 'en')`
    await expect(server.roles.api.query((sql) => sql.query(insert, [young.uid, day!.tomorrow, photo]))).rejects.toThrow('under 18')
  })

  test('whoever turned out too young since cannot be approved', async () => {
    const id = await applyForCertification(server, await server.person())
    await rows(`update certification set birthday = current_date - interval '17 years' where id = $1`, [id])
    expect(await refusalReason(approve(id))).toBe('TooYoung')
    await reject(id, 'under_age')
  })

  test('one at a time: a retry is the same application, another one is refused, also when both arrive at once', async () => {
    const person = await server.person()
    const sent = completeApplication(await uploadPhoto(server, person))
    const made = await Promise.all([1, 2, 3].map(() => person.client.call(Auth.setNewAuth, sent)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await refusalReason(person.client.call(Auth.setNewAuth, { ...sent, real_name: 'Somebody Else' }))).toBe('Pending')
  })

  test('without a phone there is nobody to certify; another number is noted as not verified', async () => {
    const person = await server.person()
    const photo = await uploadPhoto(server, person)
    await rows('update account set phone = null where id = $1', [person.uid])
    expect(await refusalReason(person.client.call(Auth.setNewAuth, completeApplication(photo)))).toBe('PhoneNeeded')
    await rows(`update account set phone = '+55' || $2 where id = $1`, [person.uid, person.phone])
    const { id } = await person.client.call(Auth.setNewAuth, { ...completeApplication(photo), phone: person.phone })
    expect(await operator.client.call(Certification.getDetail, { id })).toMatchObject({ phone: `+55${person.phone}`, phone_verified: true })
    const stranger = await server.person()
    const elsewhere = await applyForCertification(server, stranger, { phone: '+33 6 12 34 56 78' })
    expect(await operator.client.call(Certification.getDetail, { id: elsewhere })).toMatchObject({
      phone: '+33612345678',
      phone_verified: false,
    })
  })

  test('three in a week, then it says when', async () => {
    const person = await server.person()
    for (let n = 0; n < 3; n++) await reject(await applyForCertification(server, person))
    const photo = await uploadPhoto(server, person)
    expect(await refusalReason(person.client.call(Auth.setNewAuth, completeApplication(photo)))).toBe('TooManyTries')
    const state = await stateOf(person)
    expect(state.tries).toBe(0)
    expect(Math.abs(state.apply_after - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(120)
    await rows(`update certification set sent_at = sent_at - interval '8 days' where uid = $1`, [person.uid])
    expect((await person.client.call(Auth.setNewAuth, completeApplication(photo))).state).toBe('pending')
  })

  test('taken back before anybody decided it leaves nothing', async () => {
    const [person, stranger] = [await server.person(), await server.person()]
    const id = await applyForCertification(server, person)
    expect(await refusalReason(stranger.client.call(Auth.delAuth, { id }))).toBe('NoSuchApplication')
    await person.client.call(Auth.delAuth, { id })
    expect(await stateOf(person)).toMatchObject({ state: 'none', id: 0, real_name: '' })
    const decided = await applyForCertification(server, person)
    await approve(decided)
    expect(await refusalReason(person.client.call(Auth.delAuth, { id: decided }))).toBe('DecidedAlready')
    expect(await refusalReason(person.client.call(Auth.setNewAuth, completeApplication('6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b')))).toBe(
      'Certified',
    )
  })
})

describe('deciding', () => {
  test('of two operators who decide at once one does; the other is told', async () => {
    for (let n = 0; n < 5; n++) {
      const person = await server.person()
      const id = await applyForCertification(server, person)
      const tries = await Promise.allSettled([approve(id), reject(id, 'not_verified', other), approve(id, other)])
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const { state } = await stateOf(person)
      expect(await auditOf(id)).toEqual([`certification_${state}`])
      expect((await person.client.call(User.getBaseInfo, {})).isauth).toBe(state === 'approved' ? 1 : 0)
      expect(await refusalReason(approve(id))).toBe('DecidedAlready')
    }
  })

  test('a rejection names a reason, which the person reads in their language, and what else was sent stays', async () => {
    const person = await server.person({ language: 'ar' })
    const id = await applyForCertification(server, person)
    expect(await refusalReason(reject(id, 'because'))).toBe('NoSuchReason')
    expect(await refusalReason(reject(2 ** 31 - 1))).toBe('NoSuchApplication')
    await reject(id, 'name_differs')
    const state = await stateOf(person)
    expect(state).toMatchObject({
      state: 'rejected',
      reason: 'اكتب اسمك القانوني الكامل',
      fix: 'real_name',
      tries: 2,
      contact: '+5571988420619',
    })
    const [told] = await person.client.call(Notice.getNotices, { unseen: 1 })
    expect(told!.text).toBe('اكتب اسمك القانوني الكامل. اكتب اسمك تمامًا كما هو في وثيقة هويتك.')
    expect(state.user_img).toMatch(/^[0-9a-f-]{36}$/)
    expect(state.appeal_until - state.decided).toBe(14 * 86_400)
    // The photo is good, and may be sent again.
    const { id: second } = await person.client.call(Auth.setNewAuth, completeApplication(state.user_img))
    const detail = await operator.client.call(Certification.getDetail, { id: second })
    expect(detail).toMatchObject({ attempt: 2, language: 'ar', has_photo: true, age: expect.any(Number) })
    expect(detail.history.map(({ decision, reason, name }) => [decision, reason, name])).toEqual([
      ['', '', ''],
      ['reject', 'Name incomplete', operator.name],
    ])
  })

  test('every reason has its words in every language', async () => {
    const reasons = await rows<{ code: string; texts: Record<string, { title: string; advice: string }> }>(
      'select code, texts from certification_reason',
    )
    for (const { texts } of reasons) {
      expect(Object.keys(texts).toSorted()).toEqual(languages.toSorted())
      for (const { title, advice } of Object.values(texts)) expect(title && advice).toBeTruthy()
    }
    const shown = await operator.client.call(Certification.getReasons, { reader: 'pt' })
    expect(shown[0]).toEqual({
      code: 'photo_unclear',
      name: 'Photo unclear',
      text: 'Foto pouco nítida',
      advice: 'Tire uma nova selfie de frente para uma janela. Sem filtro e sem óculos escuros.',
    })
  })

  test('the queue: oldest first, second tries and eighteen-year-olds apart, the same person on another account', async () => {
    const [person, twin] = [await server.person(), await server.person()]
    const name = `Twin ${person.name}`
    const first = await applyForCertification(server, person, { real_name: name })
    await reject(first)
    const second = await applyForCertification(server, person, { real_name: name })
    const year = new Date().getUTCFullYear() - 19
    const contact = { contact_type: 'telegram', contact: `@${twin.name}` } as const
    const young = await applyForCertification(server, twin, { real_name: name.toUpperCase(), birthday: `${year}-12-31`, ...contact })
    const all = async (filter: 'all' | 'again' | 'young') => {
      const { list, ...counts } = await operator.client.call(Certification.getQueue, { filter, p: 1 })
      return { ids: list.map(({ id }) => id), ...counts }
    }
    expect((await all('again')).ids).toContain(second)
    expect((await all('young')).ids).toContain(young)
    expect((await all('again')).ids).not.toContain(young)
    const queue = await all('all')
    expect(queue.ids).toEqual(queue.ids.toSorted((a, b) => a - b))
    expect(queue.decided_today).toBeGreaterThan(0)
    await rows('update certification set birthday = $2 where id = $1', [young, '2002-02-09'])
    const { same } = await operator.client.call(Certification.getDetail, { id: young })
    expect(same).toContainEqual({ uid: person.uid, user_nicename: person.name, certified: false })
  })

  test('operators decide, and nobody else: not a person, not another process, not without a session', async () => {
    const person = await server.person()
    const id = await applyForCertification(server, person)
    await expect(person.client.call(Certification.approve, { id, note: '' })).rejects.toMatchObject({ status: 404 })
    await expect(operator.client.call(Auth.getState, {})).rejects.toMatchObject({ status: 404 })
    for (const role of ['api', 'worker', 'payout'] as const) {
      const asked = server.roles[role].query((sql) => sql.query(`select decide_certification('\\x00', $1, true, '', '')`, [id]))
      await expect(asked).rejects.toThrow(/permission denied/)
    }
    const asked = await server.roles.console.query((sql) =>
      sql.query<{ outcome: string }>(`select outcome from decide_certification('\\x00', $1, true, '', '')`, [id]),
    )
    expect(asked).toEqual([{ outcome: 'no_session' }])
    await expect(rows(`update certification set state = 'approved', decided_at = now() where id = $1`, [id])).rejects.toThrow('not decided')
  })
})

describe('the photo', () => {
  test('has no public address, opens once for an operator, and every view is in the log', async () => {
    const person = await server.person()
    const photo = await uploadPhoto(server, person)
    const { id } = await person.client.call(Auth.setNewAuth, completeApplication(photo))
    for (const path of [`/media/certification/${photo}.webp`, `/media/private/certification/${photo}.webp`])
      expect((await fetch(server.origin + path)).status).toBe(404)
    const { s3 } = server.config
    expect((await fetch(`${s3.publicUrl}/${s3.bucket}/${imageKey('certification', photo)}`)).status).toBe(403)

    const { url } = await operator.client.call(Certification.viewPhoto, { id })
    const seen = await fetch(server.operatorOrigin + url)
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([200, 'image/webp', 'no-store'])
    expect((await seen.arrayBuffer()).byteLength).toBeGreaterThan(0)
    expect((await fetch(server.operatorOrigin + url)).status).toBe(404)
    expect((await fetch(server.origin + (await other.client.call(Certification.viewPhoto, { id })).url)).status).toBe(404)
    expect(await auditOf(id)).toEqual(['certification_photo', 'certification_photo'])

    const { url: late } = await operator.client.call(Certification.viewPhoto, { id })
    await rows(`update certification_view set expires_at = now() - interval '1 second' where certification = $1`, [id])
    expect((await fetch(server.operatorOrigin + late)).status).toBe(404)
    for (const path of ['', 'x'.repeat(43), '../photo', '%00'])
      expect((await fetch(`${server.operatorOrigin}/certification/photo/${path}`)).status).toBeGreaterThanOrEqual(400)
    await expect(server.roles.console.query((sql) => sql.query('select image from certification'))).rejects.toThrow(/permission denied/)
  })

  test('an address given to somebody who is disabled since opens nothing', async () => {
    const id = await applyForCertification(server, await server.person())
    const leaving = await operatorClient(server)
    const { url } = await leaving.client.call(Certification.viewPhoto, { id })
    await rows('update operator set disabled_at = now() where id = $1', [leaving.id])
    expect((await fetch(server.operatorOrigin + url)).status).toBe(404)
    await expect(leaving.client.call(OperatorAuth.getMe, {})).rejects.toThrow()
  })

  test('one that is used stays, one that is not is purged after a day', async () => {
    const person = await server.person()
    const [used, unused] = [await uploadPhoto(server, person), await uploadPhoto(server, person)]
    await person.client.call(Auth.setNewAuth, completeApplication(used))
    await rows(`update upload set created_at = now() - interval '25 hours' where uid = $1`, [person.uid])
    await deleteUnusedUpload(uploads(), used)
    await purgeUploads(uploads())
    expect(await server.engines.storage.sizeOf(imageKey('certification', used))).toBeGreaterThan(0)
    expect(await server.engines.storage.sizeOf(imageKey('certification', unused))).toBeUndefined()
  })
})

describe('retention', () => {
  const photosOf = (uid: number) => rows<{ id: string }>(`select id from upload where uid = $1 and kind = 'certification'`, [uid])

  test('90 days after the decision the photo goes, and of a rejection everything; an open appeal waits', async () => {
    const [good, bad, appealing] = [await server.person(), await server.person(), await server.person()]
    await approve(await applyForCertification(server, good))
    await reject(await applyForCertification(server, bad))
    const appealed = await applyForCertification(server, appealing)
    await reject(appealed)
    await appealing.client.call(Appeal.setAppeal, { subject: 'certification', id: appealed, text: 'it is me' })
    const uids = [good.uid, bad.uid, appealing.uid]
    await rows(`update certification set decided_at = now() - interval '91 days' where uid = any($1)`, [uids])
    const [photo] = await photosOf(good.uid)
    await purgeCertifications(server.roles.worker)
    const left = await rows(
      `select real_name, birthday::text, phone, contact, has_photo from certification where uid = any($1) order by uid`,
      [uids],
    )
    expect(left).toEqual([
      { real_name: 'Rafaela Okoye dos Santos', birthday: '2002-02-09', phone: '', contact: '', has_photo: false },
      { real_name: '', birthday: null, phone: '', contact: '', has_photo: false },
      expect.objectContaining({ real_name: 'Rafaela Okoye dos Santos', has_photo: true }),
    ])
    expect((await stateOf(good)).state).toBe('approved')
    await deleteUnusedUpload(uploads(), photo!.id)
    expect(await server.engines.storage.sizeOf(imageKey('certification', photo!.id))).toBeUndefined()
  })

  test('erasing an account takes application, decisions, appeal and photo with it', async () => {
    const person = await server.person()
    const id = await applyForCertification(server, person)
    const [photo] = await photosOf(person.uid)
    await reject(id)
    await person.client.call(Appeal.setAppeal, { subject: 'certification', id, text: 'it is me' })
    await operator.client.call(Certification.viewPhoto, { id })
    await rows(`update account set cancelled_at = now(), erase_after = now() - interval '1 hour' where id = $1`, [person.uid])
    await eraseAccounts({ erasure, db: server.roles.worker, log: createLog('test', 'silent') })
    for (const text of [
      'select 1 from certification where uid = $1',
      'select 1 from appeal where uid = $1',
      `select 1 from certification_decision d where not exists (select 1 from certification c where c.id = d.certification) and $1 > 0`,
    ])
      expect(await rows(text, [person.uid])).toEqual([])
    await deleteUnusedUpload(uploads(), photo!.id)
    expect(await server.engines.storage.sizeOf(imageKey('certification', photo!.id))).toBeUndefined()
  })
})
