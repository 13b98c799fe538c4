import { Home, languages } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** Fields that clients of this family read at start-up. */
const fields = [
  'name_coin',
  'name_votes',
  'liveclass',
  'level',
  'levelanchor',
  'sensitive_words',
  'live_type',
  'share_title',
  'share_des',
  'maintain_switch',
  'maintain_tips',
  'socket_url',
]

test.each(languages)('every field of the start-up configuration, in %s', async (language) => {
  const { client } = await server.person({ language, wire: 'spec' })
  const config = await client.call(Home.getConfig, {})
  expect(Object.keys(config)).toEqual(expect.arrayContaining(fields))
  for (const text of [config.name_coin, config.name_votes, config.share_title, config.share_des]) expect(text).not.toBe('')
  expect(config.level[0]).toEqual({ levelid: 1, colour: 'lv1', thumb: '/art/level-badge.svg', thumb_mark: '/art/level-badge.svg' })
})
