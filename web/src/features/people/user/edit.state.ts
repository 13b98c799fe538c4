import type { Account, Input, Output, User } from '@nimbo/contract'

export const MAX_NAME = 30
export const MAX_CITY = 40
export const MAX_BIO = 120

type Profile = Pick<Output<typeof User.getBaseInfo>, 'user_nicename' | 'sex' | 'birthday' | 'city' | 'signature'>
type Changes = Input<typeof Account.updateFields>

/** Editable fields of the profile. */
export type Draft = Profile

export const draftOf = ({ user_nicename, sex, birthday, city, signature }: Profile): Draft => ({
  user_nicename,
  sex,
  birthday,
  city,
  signature,
})

/** Only changed fields are sent, so that a change from another device is not overwritten. */
export function changesOf(draft: Draft, profile: Profile): Changes {
  const written = { ...draft, user_nicename: draft.user_nicename.trim(), city: draft.city.trim(), signature: draft.signature.trim() }
  const keys = ['user_nicename', 'sex', 'birthday', 'city', 'signature'] as const
  return Object.fromEntries(keys.filter((key) => written[key] !== profile[key]).map((key) => [key, written[key]]))
}

export function canSave(draft: Draft, profile: Profile): boolean {
  return draft.user_nicename.trim() !== '' && Object.keys(changesOf(draft, profile)).length > 0
}

const EARLIEST = '1900-01-01'
const ADULT_YEARS = 18

/** The days a birthday may be, for the picker; the server judges. */
export function birthdayRange(today: Date): { min: string; max: string } {
  const day = today.toISOString().slice(0, 10)
  return { min: EARLIEST, max: `${Number(day.slice(0, 4)) - ADULT_YEARS}${day.slice(4)}` }
}
