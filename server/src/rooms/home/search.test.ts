import { randomUUID } from 'node:crypto'
import { Account, type Client, Home, User, Profile } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const set = (sql: string, values: unknown[]) => server.engines.db.query((db) => db.query(sql, values))
async function named(name: string, level = 1): Promise<Person> {
  const person = await server.person()
  await set('update account set nicename = $2, level_anchor = $3 where id = $1', [person.uid, name, level])
  return person
}
/** A word nobody else's name has. */
const word = () => `q${randomUUID().replaceAll('-', '').slice(0, 10)}`
const search = (key: string, type = 0, client: Client = server.anonymous) => client.call(Home.search, { key, type })
const ids = async (...asked: Parameters<typeof search>) => (await search(...asked)).users.map(({ id }) => id)

describe('people', () => {
  test('are found by any part of their name, whatever its accents, case and width', async () => {
    const tag = word()
    const [kaique, noor] = [await named(`DJ Kaíque ${tag}`), await named(`سَهرة ${tag}`)]
    for (const typed of [`kaique ${tag}`, `KAÍQUE ${tag}`, `aíque ${tag}`, `Ｋａｉｑｕｅ ${tag}`])
      expect(await ids(typed)).toEqual([kaique.uid])
    expect(await ids(`سهره ${tag}`)).toEqual([noor.uid])
    expect(await ids(`%${tag}`)).toEqual([])
    expect(await ids(`_ ${tag}`)).toEqual([])
    expect(await ids('\u0301')).toEqual([])
  })

  test('are found by their whole number, also alone', async () => {
    const person = await server.person()
    expect(await ids(String(person.uid))).toContain(person.uid)
    expect(await ids(String(person.uid), 3)).toEqual([person.uid])
    expect(await ids(String(person.uid).slice(0, -1), 3)).not.toContain(person.uid)
    expect(await ids('9999999999', 3)).toEqual([])
    expect((await search(String(person.uid), 2)).users).toEqual([])
  })

  test('who is on air comes first, then whose name begins so, then by level', async () => {
    const tag = word()
    const { anchor, stream } = await server.liveRoom()
    await set('update account set nicename = $2 where id = $1', [anchor.uid, `The ${tag}`])
    const within = await named(`The other ${tag}`, 50)
    const low = await named(`${tag} low`, 2)
    const high = await named(`${tag} high`, 9)
    const { users, nums } = await search(tag)
    expect(users.map(({ id }) => id)).toEqual([anchor.uid, high.uid, low.uid, within.uid])
    expect(nums).toBe(4)
    expect(users[0]).toMatchObject({ islive: 1, stream })
    expect(users[1]).toMatchObject({ islive: 0, stream: '', fans: 0, isattention: 0 })
  })

  test('whom one of the two blocked is not found; nobody who is gone is', async () => {
    const tag = word()
    const [blocker, blocked, gone, fine] = [await named(tag), await named(tag), await named(tag), await named(tag)]
    const reader = await server.person()
    await blocker.client.call(Account.setBlack, { touid: reader.uid, isblack: 1 })
    await reader.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
    await set('update account set cancelled_at = now() where id = $1', [gone.uid])
    expect(await ids(tag, 0, reader.client)).toEqual([fine.uid])
    expect(await ids(tag)).toEqual([blocker.uid, blocked.uid, fine.uid])
  })

  test('followers and following are told to who asks', async () => {
    const [person, reader] = [await named(word()), await server.person()]
    await reader.client.call(User.setAttent, { touid: person.uid, isattent: 1 })
    expect((await search(String(person.uid), 3, reader.client)).users[0]).toMatchObject({ fans: 1, isattention: 1 })
    expect((await search(String(person.uid), 3)).users[0]).toMatchObject({ fans: 1, isattention: 0 })
  })

  test('somebody who took another’s name in other letters stands after who is certified, and after whom the reader follows', async () => {
    const tag = word()
    const real = await named(`Marina ${tag}`)
    await set('update account set certified_at = now() where id = $1', [real.uid])
    const impostors = [await named(`М\u0430r\u0456n\u0430 ${tag}`, 99), await named(`ᴍᴀʀɪɴᴀ ${tag}`, 98), await named(`Marina ${tag}`, 97)]
    expect(await ids(`marina ${tag}`)).toEqual([real.uid, ...impostors.map(({ uid }) => uid)])
    const { users } = await search(`marina ${tag}`)
    expect(users.map(({ isauth }) => isauth)).toEqual([1, 0, 0, 0])
    const reader = await server.person()
    await reader.client.call(User.setAttent, { touid: impostors[2]!.uid, isattent: 1 })
    expect((await ids(`marina ${tag}`, 0, reader.client)).slice(0, 2)).toEqual([impostors[2]!.uid, real.uid])
  })

  test('a name of two letters is found where it begins', async () => {
    const person = await named('Ǯჷ')
    expect(await ids('ǯჷ')).toContain(person.uid)
    expect(await ids('ჷ')).not.toContain(person.uid)
  })
})

test('rooms are found without accents, too', async () => {
  const tag = word()
  const { stream } = await server.liveRoom()
  await set('update show set title = $2 where stream = $1', [stream, `Música ${tag}`])
  expect((await search(`musica ${tag}`)).list.map((room) => room.stream)).toEqual([stream])
  expect((await search(`musica ${tag}`, 1)).list).toEqual([])
})

test('everybody whom somebody follows is listed, who is on air first', async () => {
  const reader = await server.person()
  const [first, second] = [await server.person(), await server.person()]
  const { anchor, stream } = await server.liveRoom()
  for (const { uid } of [anchor, first, second]) await reader.client.call(User.setAttent, { touid: uid, isattent: 1 })
  const list = await reader.client.call(Profile.getFollowsList, {})
  expect(list.map(({ id }) => id)).toEqual([anchor.uid, second.uid, first.uid])
  expect(list[0]).toMatchObject({ islive: 1, stream, isattention: 1, fans: 1 })
  expect(await reader.client.call(Profile.getFollowsList, { p: 2 })).toEqual([])
  await reader.client.call(User.setAttent, { touid: second.uid, isattent: 0 })
  expect((await reader.client.call(Profile.getFollowsList, {})).map(({ id }) => id)).toEqual([anchor.uid, first.uid])
})
