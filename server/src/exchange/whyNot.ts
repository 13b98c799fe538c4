import type { Status } from '../ledger/index.ts'

/** The ledger's reasons in the words both exchanges know. */
export function whyNot(status: Exclude<Status, 'ok'>): 'TooMuch' | 'Frozen' | 'OtherWish' {
  if (status === 'insufficient') return 'TooMuch'
  if (status === 'frozen') return 'Frozen'
  if (status === 'mismatch') return 'OtherWish'
  throw new Error(`an exchange ended as ${status}`)
}
