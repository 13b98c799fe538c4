import type { Auth, Input } from '@nimbo/contract'
import type { Certification } from './certification.queries.ts'

type Application = Input<typeof Auth.setNewAuth>
export type ContactType = Exclude<Certification['contact_type'], ''>

export interface Draft {
  realName: string
  /** 0 while nothing is chosen. */
  sex: number
  birthday: string
  nationality: string
  contactType: ContactType
  contact: string
}

/** Draft of a second application, filled from the first. */
export const draftOf = (before: Certification): Draft => ({
  realName: before.real_name,
  sex: before.sex,
  birthday: before.birthday,
  nationality: before.nationality,
  contactType: before.contact_type || 'whatsapp',
  contact: before.contact,
})

export type Field = 'photo' | 'name' | 'birthday' | 'sex' | 'nationality' | 'phone' | 'contact'
const fields: readonly Field[] = ['photo', 'name', 'birthday', 'sex', 'nationality', 'phone', 'contact']
export const FIELD_COUNT = fields.length

/** Obviously incomplete fields, in the order of the form; the server judges the rest. */
export function missingFields(draft: Draft, photo: string, phone: string): Field[] {
  const filled: Record<Field, boolean> = {
    photo: photo !== '',
    name: draft.realName.trim().length > 1,
    birthday: draft.birthday !== '',
    sex: draft.sex > 0,
    nationality: draft.nationality !== '',
    phone: phone !== '',
    contact: isContact(draft.contactType, draft.contact),
  }
  return fields.filter((field) => !filled[field])
}

export const isPhone = (type: ContactType): boolean => type === 'whatsapp' || type === 'phone'

function isContact(type: ContactType, typed: string): boolean {
  return type === 'email' ? /.@./.test(typed.trim()) : typed.trim().length >= 5
}

/** A number typed as at home gets the calling code of the person's own phone; one that brings its own keeps it. */
export function contactToSend(type: ContactType, typed: string, mobile: string): string {
  const contact = typed.trim()
  const code = /^\+\d{1,4}/.exec(mobile)?.[0]
  return isPhone(type) && code && !/^(\+|00)/.test(contact) ? `${code} ${contact}` : contact
}

export function applicationOf(draft: Draft, photo: string, { mobile, consent }: Certification): Application {
  return {
    real_name: draft.realName.trim(),
    sex: draft.sex,
    birthday: draft.birthday,
    nationality: draft.nationality,
    contact_type: draft.contactType,
    contact: contactToSend(draft.contactType, draft.contact, mobile),
    user_img: photo,
    consent,
  }
}

const EARLIEST = '1900-01-01'
const ADULT_YEARS = 18

/** The days the picker offers; the server counts the years. */
export function birthdayRange(today: Date): { min: string; max: string } {
  const day = today.toISOString().slice(0, 10)
  return { min: EARLIEST, max: `${Number(day.slice(0, 4)) - ADULT_YEARS}${day.slice(4)}` }
}
