import { cashAccountTypes } from '@nimbo/contract'

const ends = (text: string, shown: number) => `${text.slice(0, shown)}••••••••${text.slice(-shown)}`
const cpf = (d: string) => `•••.${d.slice(3, 6)}.•••-${d.slice(9)}`
const cnpj = (d: string) => `••.${d.slice(2, 5)}.•••/••••-${d.slice(12)}`

/** A document as its owner recognises it and nobody else can use it. */
export function maskDocument(document: string): string {
  if (document === '') return ''
  return document.length === 11 ? cpf(document) : cnpj(document)
}

const pixMasks: Record<string, (key: string) => string> = {
  cpf,
  cnpj,
  phone: (key) => `${key.slice(0, 3)} ${key.slice(3, 5)} •••••-${key.slice(-4)}`,
  email: (key) => `${key.slice(0, Math.min(2, key.indexOf('@') - 1))}•••${key.slice(key.indexOf('@'))}`,
}

/** Where money goes, hidden but for its ends. */
export function maskAccount(type: number, keyType: string, account: string): string {
  const mask = type === cashAccountTypes.pix ? pixMasks[keyType] : undefined
  return mask ? mask(account) : ends(account, 4)
}
