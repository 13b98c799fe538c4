import * as z from 'zod/mini'
import type { AnyCall } from './call.ts'

interface Field {
  enum?: unknown[]
  default?: string | number
  anyOf?: Field[]
  format?: string
  pattern?: string
  type?: string
}

/** Values for fields whose shape alone does not say what to write. */
const named: Record<string, string> = {
  country_code: '55',
  user_login: '11900204899',
  mobile: '11900204899',
  user_pass: 'a sample password',
  user_pass2: 'a sample password',
  code: '123456',
  smscode: '123456',
  stream: '1_1700000000',
  birthday: '1990-05-17',
  status: '1',
  liveuid: '1',
  touid: '1',
  labels: '1',
  colour: '#f0245e',
  time: '1700000000',
  thumb: '/covers/stage.svg',
  document: '52998224725',
  days: '7',
  minutes: '10',
  punish_time: '60',
  seconds: '10',
}

function fieldsOf(call: AnyCall): Record<string, Field> {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Field> }
  return schema.properties ?? {}
}

function valueOf(name: string, field: Field): string {
  const known = named[name]
  if (known !== undefined) return known
  if (field.pattern?.startsWith('^20')) return '2026-11'
  if (field.enum) return String(field.enum[0])
  if (field.default !== undefined) return String(field.default)
  if (field.format === 'uuid') return '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
  if (field.anyOf || field.type === 'integer' || field.type === 'number') return '1'
  return 'sample'
}

/** Sample value for every field of a call, as text: suites that go through all calls send it. */
export function sampleInput(call: AnyCall): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(call)).map(([name, field]) => [name, valueOf(name, field)]))
}
