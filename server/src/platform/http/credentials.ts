import { ANONYMOUS } from '@nimbo/contract'
import { type Fields, textOf } from './fields.ts'

export interface Credentials {
  /** Undefined: anonymous. */
  token: string | undefined
  /** The uid the client claims; it must equal the session's. */
  uid: number | undefined
}

const anonymous = new Set(['', String(ANONYMOUS), 'null', 'undefined'])

function tokenOf(value: unknown): string | undefined {
  const text = textOf(value)
  return anonymous.has(text) ? undefined : text
}

/** From header, body and query. If they differ, 'conflict' makes the session invalid: they would belong to two people. */
export function readCredentials(authorization: string | undefined, body: Fields, query: Fields): Credentials | 'conflict' {
  const bearer = authorization && /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const tokens = distinct([tokenOf(bearer), tokenOf(body.get('token')), tokenOf(query.get('token'))])
  const uids = distinct([tokenOf(body.get('uid')), tokenOf(query.get('uid'))])
  if (tokens.length > 1 || uids.length > 1) return 'conflict'
  return { token: tokens[0], uid: uids[0] === undefined ? undefined : Number(uids[0]) }
}

function distinct(values: (string | undefined)[]): string[] {
  return [...new Set(values.filter((v) => v !== undefined))]
}
