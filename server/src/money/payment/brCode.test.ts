import { describe, expect, test } from 'vitest'
import { crc16, brCodeProblem } from './brCode.ts'

const txid = '0123456789abcdef0123456789abcdef'
const location = 'pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002'
const expected = { txid, amount: 990n, location }

const field = (name: string, value: string) => `${name}${String(value.length).padStart(2, '0')}${value}`
const signed = (text: string) => `${text}6304${crc16(`${text}6304`)}`
/** A code of a charge, field by field, with some of them changed, added or left out. */
function code(changes: Record<string, string | undefined> = {}): string {
  const fields: Record<string, string | undefined> = {
    '00': '01',
    '01': '12',
    '26': field('00', 'br.gov.bcb.pix') + field('25', location),
    '52': '0000',
    '53': '986',
    '58': 'BR',
    '59': 'NIMBO',
    '60': 'SAO PAULO',
    '62': field('05', '***'),
    ...changes,
  }
  const names = Object.keys(fields).toSorted()
  return signed(names.map((name) => (fields[name] === undefined ? '' : field(name, fields[name]))).join(''))
}

describe('the checksum', () => {
  test('of the catalogue’s own check text is known', () => expect(crc16('123456789')).toBe('29B1'))
  test('of the Central Bank’s manual’s example is known', () => {
    const example =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
    expect(crc16(example.slice(0, -4))).toBe('1D3D')
  })
  test('finds every single letter that was changed', () => {
    const right = code()
    for (let at = 0; at < right.length; at++) {
      const letter = right[at] === '7' ? '8' : '7'
      expect(brCodeProblem(right.slice(0, at) + letter + right.slice(at + 1), expected)).toBe('its checksum is wrong')
    }
  })
  test('finds two neighbours that changed places', () => {
    const right = code()
    const turned = Array.from({ length: right.length - 1 }, (_, at) => right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2))
    const others = turned.filter((other) => other !== right)
    expect(others.length).toBeGreaterThan(80)
    for (const other of others) expect(brCodeProblem(other, expected)).toBe('its checksum is wrong')
  })
  test('in small letters, missing, or of something shorter is wrong', () => {
    const right = code()
    for (const other of [right.slice(0, -1), right.slice(0, -4), `${right}0`, right.slice(1), right.slice(0, -4) + 'zzzz'])
      expect(brCodeProblem(other, expected)).toBeDefined()
  })
})

describe('a code is shown', () => {
  test('when everything agrees', () => expect(brCodeProblem(code(), expected)).toBeUndefined())
  test('also with the amount and our name for the charge in it', () => {
    expect(brCodeProblem(code({ '54': '9.90', '62': field('05', txid) }), expected)).toBeUndefined()
    expect(brCodeProblem(code(), { ...expected, location: `https://${location}` })).toBeUndefined()
  })
})

describe('a code is not shown', () => {
  test.each<[string, string]>([
    ['it is not plain text', code({ '59': 'NÍMBO' })],
    ['it is not plain text', ''],
    [
      'it is not plain text',
      code({ '59': 'N'.repeat(99), '60': 'S'.repeat(99), '80': 'x'.repeat(99), '81': 'x'.repeat(99), '82': 'x'.repeat(99) }),
    ],
    ['it asks for another amount', code({ '54': '9.91' })],
    ['it asks for another amount', code({ '54': '990' })],
    ['it asks for another amount', code({ '54': '-9.90' })],
    ['it names another charge', code({ '62': field('05', `${txid.slice(0, -1)}0`) })],
    ['it names another charge', code({ '62': undefined })],
    ['it leads to another charge', code({ '26': field('00', 'br.gov.bcb.pix') + field('25', `${location.slice(0, -1)}3`) })],
    ['it leads to another charge', code({ '26': field('00', 'br.gov.bcb.pix') + field('25', 'evil.example.com/qr') })],
    ['it is no code of a charge', code({ '26': field('00', 'br.gov.bcb.pix') + field('01', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906') })],
    ['it is no code of a charge', code({ '26': undefined })],
    ['it is not for reais', code({ '53': '840' })],
    ['it is not for reais', code({ '58': 'US' })],
    ['it says something twice', signed(code().slice(0, -8) + field('54', '9.90') + field('54', '1.00'))],
    ['its fields cannot be read', signed('5402')],
    ['its fields cannot be read', signed('hello')],
  ])('%s', (why, wrong) => expect(brCodeProblem(wrong, expected)).toBe(why))
})
