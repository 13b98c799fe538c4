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
  const token = oneOf(tokenOf(bearer), oneOf(tokenOf(body.get('token')), tokenOf(query.get('token'))))
  const uid = oneOf(tokenOf(body.get('uid')), tokenOf(query.get('uid')))
  if (token === false || uid === false) return 'conflict'
  return { token, uid: uid === undefined ? undefined : Number(uid) }
}

/** The one that is given; false when two are given that differ. */
function oneOf(a: string | false | undefined, b: string | false | undefined): string | false | undefined {
  if (a === undefined || a === b) return b
  return b === undefined ? a : false
}
