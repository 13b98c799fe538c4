import type { Gate } from '@nimbo/contract/operator'
import type { Handlers } from '../platform/http/handler.ts'
import type { Identity } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'

const later = async (): Promise<never> => {
  throw new Error('not built')
}
export const gate = (_deps: object): Handlers<typeof Gate> => ({
  getEnrolment: later,
  enrolPasskey: later,
  enrolTotp: later,
  beginPasskey: later,
  signInPasskey: later,
  signInTotp: later,
  getMe: later,
  signOut: later,
  getAudit: later,
})
/** Whose token this is, as `identify` is for people. */
export async function identifyOperator(_tx: Tx, _token: string): Promise<Identity | undefined> {
  return undefined
}
/** Writes down what an operator did, in the transaction of the act itself. */
export async function audit(_tx: Tx, _operator: number, _act: string, _subject: string, _detail: object = {}): Promise<void> {}
