import { randomInt } from 'node:crypto'
import { type Client, createClient, Home, type Input, TransportFault } from '@nimbo/contract'
import { Lead, type LeadState } from '@nimbo/contract/operator'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operatorClient } from '../../testing/operatorClient.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

// A server for each test: an address has five tries an hour, and all of them come from this one.
let server: TestServer
let operator: Client
beforeEach(async () => {
  server = await startTestServer()
  operator = (await operatorClient(server)).client
})
afterEach(() => server.close())

type Form = Input<typeof Home.setLead>
const newPhone = () => `+5571988${String(randomInt(10 ** 6)).padStart(6, '0')}`
const formOf = (contact: string, more: Partial<Form> = {}): Form => ({
  name: 'Bia',
  contact_type: 'whatsapp',
  contact,
  country: 'Brazil',
  about: '',
  ...more,
})
const leads = async (contact: string, state: LeadState = 'new') =>
  (await operator.call(Lead.getLeads, { state, p: 1 })).list.filter((lead) => lead.contact === contact)

test('what a stranger sends is what the operator reads, without what no keyboard types', async () => {
  const contact = newPhone()
  const visitor = createClient({ origin: server.origin, language: () => 'pt', credentials: () => undefined })
  const about = 'Canto samba.\r\nE toco\u0001 violão\u202e.'
  await visitor.call(Home.setLead, formOf(contact, { name: 'Bia\u0007 Nascimento', about }))
  const [lead] = await leads(contact)
  expect(lead).toMatchObject({ name: 'Bia Nascimento', contact_type: 'whatsapp', country: 'Brazil', language: 'pt', state: 'new', uid: 0 })
  expect(lead!.about).toBe('Canto samba.\nE toco violão.')
  await expect(visitor.call(Home.setLead, formOf(contact, { about: 'a\u0000b' }))).rejects.toMatchObject({ status: 400 })
  expect(Math.abs(lead!.created - Date.now() / 1000)).toBeLessThan(60)
})

test('whoever is signed in is remembered with it', async () => {
  const person = await server.person({ language: 'ar' })
  const contact = newPhone()
  await person.client.call(Home.setLead, formOf(contact))
  expect((await leads(contact))[0]).toMatchObject({ uid: person.uid, language: 'ar' })
})

test('the same contact twice within a day is one lead with the newest words, also when both arrive at once', async () => {
  const contact = newPhone()
  await Promise.all([1, 2, 3].map(() => server.anonymous.call(Home.setLead, formOf(contact))))
  await server.anonymous.call(Home.setLead, formOf(contact.replace('+55', '+55 '), { about: 'one more thing' }))
  expect((await leads(contact)).map((lead) => lead.about)).toEqual(['one more thing'])
  await server.engines.db.transaction((sql) =>
    sql.query(`update lead set created_at = now() - interval '25 hours' where contact = $1`, [contact]),
  )
  await server.anonymous.call(Home.setLead, formOf(contact))
  expect(await leads(contact)).toHaveLength(2)
})

test('an address may send five an hour; a mistyped contact does not count', async () => {
  for (let n = 0; n < 6; n++) expect(await refusalReason(server.anonymous.call(Home.setLead, formOf('71 98842')))).toBe('BadContact')
  for (let n = 0; n < 5; n++) await server.anonymous.call(Home.setLead, formOf(newPhone()))
  expect(await refusalReason(server.anonymous.call(Home.setLead, formOf(newPhone())))).toBe('TooMany')
})

test('a name of nothing visible is no name, and every contact is read by its kind', async () => {
  await expect(server.anonymous.call(Home.setLead, formOf(newPhone(), { name: '\u0001\u0002' }))).rejects.toThrow(TransportFault)
  const wrong: Form = formOf('bia@localhost', { contact_type: 'email' })
  expect(await refusalReason(server.anonymous.call(Home.setLead, wrong))).toBe('BadContact')
  const handle = `bia_${randomInt(10 ** 9)}`
  await server.anonymous.call(Home.setLead, formOf(handle, { contact_type: 'telegram' }))
  expect(await leads(`@${handle}`)).toHaveLength(1)
})

test('an operator files a lead and takes it back; the badge follows', async () => {
  const contact = newPhone()
  await server.anonymous.call(Home.setLead, formOf(contact))
  const [lead] = await leads(contact)
  const { waiting } = await operator.call(Lead.getLeads, { p: 1 })
  await operator.call(Lead.setState, { id: lead!.id, state: 'contacted' })
  expect(await leads(contact)).toEqual([])
  expect((await leads(contact, 'contacted'))[0]?.state).toBe('contacted')
  expect((await operator.call(Lead.getLeads, { p: 1 })).waiting).toBe(waiting - 1)
  await operator.call(Lead.setState, { id: lead!.id, state: 'new' })
  expect(await leads(contact)).toHaveLength(1)
  expect(await refusalReason(operator.call(Lead.setState, { id: 2 ** 31 - 1, state: 'closed' }))).toBe('NoSuchLead')
})

test('leads are read and filed on the operators’ origin only', async () => {
  const asked = server.anonymous.call(Lead.getLeads, { state: 'new', p: 1 })
  await expect(asked).rejects.toMatchObject({ status: 404 })
  await expect(server.anonymous.call(Lead.setState, { id: 1, state: 'closed' })).rejects.toMatchObject({ status: 404 })
  await expect(operator.call(Home.setLead, formOf(newPhone()))).rejects.toMatchObject({ status: 404 })
})
