import { Refusal } from '@nimbo/contract'

/** The reason a call was refused with; fails when it was not refused. */
export async function refusalReason(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (e) {
    if (e instanceof Refusal) return e.reason
    throw e
  }
  throw new Error('the call was not refused')
}
