/** Target of a click on the contact. Nothing else is made a link: the text came from a stranger. */
export function contactHref(type: string, contact: string): string | undefined {
  switch (type) {
    case 'whatsapp':
      return `https://wa.me/${contact.replace(/\D/g, '')}`
    case 'telegram':
      return `https://t.me/${encodeURIComponent(contact.replace(/^@/, ''))}`
    case 'email':
      return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
    case 'phone':
      return `tel:${contact.replace(/[^\d+]/g, '')}`
    default:
      return undefined
  }
}
