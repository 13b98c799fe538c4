import { Login, Refusal, refusalOf } from '@nimbo/contract'
import { refusalText } from '../../../lib/refusalText.ts'

/** Words worth showing. That a proof was not good tells the person nothing they could act on: for that, and for silence, undefined. */
export function thirdFailure(error: unknown): string | undefined {
  return error instanceof Refusal && error.reason === 'NotProved' ? undefined : refusalText(error)
}

export const isAboutToBeDeleted = (error: unknown): boolean => refusalOf(error, Login.userLoginByThird) === 'Cancelled'
