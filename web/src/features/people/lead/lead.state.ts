import type { Home, Input } from '@nimbo/contract'

export type LeadInput = Input<typeof Home.setLead>
export type ContactType = LeadInput['contact_type']

/** The part of a country this form needs. */
export interface LeadCountry {
  name: string
  name_en: string
  tel: string
}

export interface LeadFields {
  name: string
  contactType: ContactType
  contact: string
  about: string
}

export const nameMax = 60
export const contactMax = 100
export const aboutMax = 500

export const isPhone = (type: ContactType): boolean => type === 'whatsapp' || type === 'phone'

/** A number typed as at home gets the country's calling code; one that brings its own keeps it. */
export function contactToSend(type: ContactType, typed: string, tel: string): string {
  const contact = typed.trim()
  return isPhone(type) && !/^(\+|00)/.test(contact) ? `+${tel} ${contact}` : contact
}

/** Rejects only obviously invalid contacts; the server validates the rest. */
export function canSend({ name, contactType, contact, about }: LeadFields, country: LeadCountry | undefined): boolean {
  const typed = contact.trim()
  const plausible = contactType === 'email' ? /.@./.test(typed) : typed.length >= 5
  return name.trim() !== '' && plausible && country !== undefined && about.length <= aboutMax
}

export function leadToSend({ name, contactType, contact, about }: LeadFields, { name_en, tel }: LeadCountry): LeadInput {
  return { name, contact_type: contactType, contact: contactToSend(contactType, contact, tel), country: name_en, about }
}
