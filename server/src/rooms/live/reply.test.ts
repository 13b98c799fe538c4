import { randomUUID } from 'node:crypto'
import { Live, Moderation } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

async function roomWithTwo() {
  const { liveuid, stream } = await server.liveRoom()
  const enter = async () => {
    const person = await server.person()
    await person.client.call(Live.enterRoom, { liveuid, stream })
    const say = async (content: string, reply = 0, client_request_id: string = randomUUID()) =>
      (await person.client.call(Live.sendMsg, { liveuid, stream, content, reply, client_request_id })).message
    return { ...person, say }
  }
  return { liveuid, stream, asker: await enter(), answerer: await enter() }
}

test('a reply carries whose line it answers and not its words, for the sender, in the history and on a repeat', async () => {
  const { stream, asker, answerer } = await roomWithTwo()
  const question = await asker.say('which song is next?')
  const requestId = randomUUID()
  const reply = { seq: question.seq, uid: question.uid, uname: question.uname }
  const said = await answerer.say('Evidências', question.seq, requestId)
  expect(said).toMatchObject({ ct: 'Evidências', reply })
  expect(await answerer.say('Evidências', question.seq, requestId)).toEqual(said)
  const { messages } = await asker.client.call(Live.getMessages, { stream, after: question.seq })
  expect(messages).toEqual([said])
  expect(JSON.stringify(said)).not.toContain('which song')
})

test('a line that is deleted, of another show or not there at all is answered to nobody; the words are said all the same', async () => {
  const { liveuid, stream, asker, answerer } = await roomWithTwo()
  const other = await roomWithTwo()
  for (let n = 0; n < 3; n++) await other.asker.say(`elsewhere ${n}`)
  const question = await asker.say('delete me')
  await asker.client.call(Moderation.delMsg, { liveuid, stream, seq: question.seq })
  for (const seq of [question.seq, question.seq + 2, 1e12]) expect(await answerer.say('to whom?', seq)).not.toHaveProperty('reply')
})
