import type { Home, Parsed } from '@nimbo/contract'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

type ContactType = Parsed<typeof Home.setLead>['contact_type']

/** Addresses that browsers accept in an e-mail field, with a dot in the domain: an address without one reaches nobody. */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
const handle = /^(?:(?:https?:\/\/)?t\.me\/|@)?([a-z]\w{3,30}[a-z\d])$/i

/** Figures of Arabic and full-width keyboards are figures; 00 is how some countries write the plus. */
function phoneOf(typed: string): string | undefined {
  const figures = typed.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) % 16))
  const phone = parsePhoneNumberFromString(figures.replace(/^00/, '+'))
  return phone?.isPossible() && !phone.ext ? phone.number : undefined
}

const read: Record<ContactType, (typed: string) => string | undefined> = {
  whatsapp: phoneOf,
  phone: phoneOf,
  email: (typed) => (email.test(typed) ? typed : undefined),
  telegram: (typed) => {
    const name = handle.exec(typed)?.[1]
    return name && `@${name}`
  },
}

/** The contact in the one way it is stored; undefined when nobody could be reached by it. */
export function contactOf(type: ContactType, typed: string): string | undefined {
  return read[type](typed)
}
