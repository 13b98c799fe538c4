import { randomUUID } from 'node:crypto'
import { Account, Home, Live, Login, User } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalReason } from '../../testing/refusalReason.ts'
import { signInAt } from '../../testing/signInAt.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

test('a title and a city of a room', async () => {
  const { client } = await server.person({ certified: true })
  const room = { title: 'songs', liveclassid: 1, thumb: '/covers/stage.svg' }
  expect(await refusalReason(client.call(Live.createRoom, { ...room, title: 'free c.a.s.1.n.o' }))).toBe('SensitiveWord')
  expect(await refusalReason(client.call(Live.createRoom, { ...room, city: 'my whatsapp' }))).toBe('SensitiveWord')
  const { sensitive_words: words } = await client.call(Live.createRoom, { ...room, title: 'songs from Scunthorpe' })
  expect(words).toContain('casino')
})

test('a name, a city and a line about oneself; nothing of the change is kept', async () => {
  const { client, name } = await server.person()
  for (const fields of [{ user_nicename: 'ldi0t' }, { city: '赌　博' }, { signature: 'add me on teIegram' }])
    expect(await refusalReason(client.call(Account.updateFields, { sex: 2, ...fields }))).toBe('SensitiveWord')
  expect(await client.call(User.getBaseInfo, {})).toMatchObject({ user_nicename: name, sex: 0, signature: '', city: '' })
})

test('a line of chat, in any language whatever the writer’s own', async () => {
  const { liveuid, stream } = await server.liveRoom()
  const { client } = await server.person({ language: 'zh' })
  const { sensitive_words: words } = await client.call(Live.enterRoom, { liveuid, stream })
  expect(words).toContain('賭博')
  const say = (content: string) => client.call(Live.sendMsg, { liveuid, stream, content, client_request_id: randomUUID() })
  expect(await refusalReason(say('pu\u200bta'))).toBe('SensitiveWord')
  expect(await refusalReason(say('يا ح م ا ر'))).toBe('SensitiveWord')
  expect((await say('the computer of the deputado')).message.ct).toBe('the computer of the deputado')
})

test('a name another company knows somebody by is not taken over', async () => {
  const { url } = await server.anonymous.call(Login.getThirdUrl, { type: 'google' })
  const proof = await signInAt(url, `${server.config.publicOrigin}/router`, `Bia ${randomUUID().slice(0, 8)}`)
  const answer = await server.anonymous.call(Login.userLoginByThird, { type: 'google', ...proof, nicename: 'B1tch' })
  expect(answer.user_nicename).toMatch(/^Nimbo \d{4}$/)
})

test('clients are told the words of their language, to warn before sending', async () => {
  const { client } = await server.person({ language: 'pt' })
  const { sensitive_words: words } = await client.call(Home.getConfig, {})
  expect(words).toHaveLength(50)
  expect(words).toContain('maconha')
})
