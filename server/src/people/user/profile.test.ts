import { Account, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalReason } from '../../testing/refusalReason.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { isOfficialName } from '../../core/words/index.ts'
import { isBirthday, isName } from './user.rules.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

describe('what others see of me', () => {
  test('only the fields given change; an empty birthday clears it', async () => {
    const { client } = await server.person()
    const mine = async () => {
      const { user_nicename, sex, birthday, city, signature } = await client.call(User.getBaseInfo, {})
      return { user_nicename, sex, birthday, city, signature }
    }
    const all = { user_nicename: 'Ana Lúcia', sex: 2, birthday: '1994-02-28', city: 'Recife', signature: 'canto e dança' }
    await client.call(Account.updateFields, all)
    expect(await mine()).toEqual(all)
    await client.call(Account.updateFields, { city: '' })
    expect(await mine()).toEqual({ ...all, city: '' })
    await client.call(Account.updateFields, { birthday: '', user_nicename: '  Ana  ' })
    expect(await mine()).toEqual({ ...all, city: '', birthday: '', user_nicename: 'Ana' })
    await client.call(Account.updateFields, {})
    expect(await mine()).toEqual({ ...all, city: '', birthday: '', user_nicename: 'Ana' })
  })

  test('a name that hides something and a day that cannot be are refused, and nothing is changed', async () => {
    const { client, name } = await server.person()
    expect(await refusalReason(client.call(Account.updateFields, { user_nicename: 'evil\u202Eeman', city: 'X' }))).toBe('BadName')
    expect(await refusalReason(client.call(Account.updateFields, { birthday: '2001-02-30', city: 'X' }))).toBe('BadBirthday')
    expect(await client.call(User.getBaseInfo, {})).toMatchObject({ user_nicename: name, city: '', birthday: '' })
  })

  test('a line about oneself is one line', async () => {
    const { client } = await server.person()
    await client.call(Account.updateFields, { signature: 'one\n\ntwo\u0001\u202Ethree', city: 'a\tb' })
    expect(await client.call(User.getBaseInfo, {})).toMatchObject({ signature: 'one two three', city: 'a b' })
    await expect(client.call(Account.updateFields, { signature: 'two\u0000three' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('names', () => {
  test.each(['Bia', 'نور الهدى', '上海小雨', "D'Ávila", 'José 3º', 'DJ Kaíque 🎧', '👩‍🚀', 'Ana ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Марина DJ', 'Ελένη', 'José α'])(
    '%s',
    (name) => expect(isName(name)).toBe(true),
  )
  test.each([
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a turned direction', 'a\u202Eb'],
    ['an isolate', '\u2066a'],
    ['a zero-width space', 'a\u200Bb'],
    ['a joiner between letters', 'a\u200Db'],
    ['a byte order mark', '\uFEFFa'],
    ['a soft hyphen', 'a\u00ADb'],
    ['a filler that looks blank', '\u3164'],
    ['blank braille', '\u2800'],
    ['spaces of other kinds', '\u2003\u00A0'],
    ['marks piled up', `a${'\u0301'.repeat(6)}`],
    ['half a character', 'a\uD83D'],
    ['a Cyrillic letter in a Latin word', 'M\u0430rina'],
    ['a Greek letter in a Latin word', 'L\u03BFla'],
  ])('not %s', (_what, name) => expect(isName(name)).toBe(false))
})

describe('names of ours', () => {
  const ours = [
    'Nimbo',
    'nimbo support',
    'N1mb0',
    'Nirnbo',
    'Nlmbo',
    'N I M B O',
    'TheNimbo',
    'Ｎｉｍｂｏ',
    '𝓝𝓲𝓶𝓫𝓸',
    'ɴɪᴍʙᴏ',
    'Nímbo Oficial',
  ]
  const roles = [
    'Admin',
    'ADMIN1',
    'аdmin',
    '0fficial',
    'Official Support Team',
    'Suporte',
    'Soporte técnico',
    'الدعم',
    '官方客服',
    '管理員',
  ]
  test.each([...ours, ...roles])('%s is taken', (name) => expect(isOfficialName(name)).toBe(true))
  test.each([
    'Nimbo 4817',
    'Marina Oficial',
    'Anni Mboya',
    'Toni Mbomo',
    'Nim Borra',
    'Adminka',
    'Moderna',
    'Mods & Rockers',
    'Moda',
    'De la Cruz',
    'The Help',
  ])('%s is free', (name) => expect(isOfficialName(name)).toBe(false))
  test('are refused', async () => {
    const { client } = await server.person()
    expect(await refusalReason(client.call(Account.updateFields, { user_nicename: 'Nimbo Suporte' }))).toBe('BadName')
  })
})

describe('birthdays', () => {
  const today = new Date('2026-03-01T12:00:00Z')
  test.each(['2008-03-01', '2008-02-29', '1900-01-01', '1996-02-29'])('%s', (day) => expect(isBirthday(day, today)).toBe(true))
  test.each(['2008-03-02', '2027-01-01', '1899-12-31', '1997-02-29', '2000-13-01', '2000-00-10', '0000-01-01'])('not %s', (day) =>
    expect(isBirthday(day, today)).toBe(false),
  )
})
