import { Home, refuse } from '@nimbo/contract'
import { contactOf, insertLead } from '../../people/lead/index.ts'
import { MalformedRequest } from '../../platform/http/fields.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'

/** A mistyped contact costs no try: whoever corrects it must still get through. */
export function setLead({ db, limits }: HomeDeps): Handler<typeof Home.setLead> {
  const perAddress = limits('leads')

  return async ({ ip, uid, language }, input) => {
    const name = plainLine(input.name)
    const country = plainLine(input.country)
    if (!name || !country) throw new MalformedRequest(`wrong or missing: ${name ? 'country' : 'name'}`)
    const contactType = input.contact_type
    const contact = contactOf(contactType, plainLine(input.contact))
    if (contact === undefined) refuse(Home.setLead, 'BadContact')
    await perAddress.take(Home.setLead, ip)
    await db.transaction((sql) => insertLead(sql, { uid, name, country, language, contactType, contact, about: plainText(input.about) }))
    return {}
  }
}

/** Marks that turn the reading direction around would disguise what follows them on an operator's screen. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g

/** Text as a stranger typed it, without what a keyboard cannot type. Lines stay lines. */
function plainText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(controls, '').replace(directionMarks, '').trim()
}

function plainLine(typed: string): string {
  return plainText(typed.replace(/\s+/g, ' '))
}
