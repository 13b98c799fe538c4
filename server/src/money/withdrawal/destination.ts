import { cashAccountTypes, type Parsed, type Withdrawals } from '@nimbo/contract'
import { isCnpj, isCpf, isPixKey, isTronAddress, tidyDocument, tidyPixKey } from '@nimbo/contract/checks'

/** Destination of a payout, normalized to the form that is sent to the provider. */
export interface Destination {
  type: number
  name: string
  document: string
  keyType: string
  account: string
}

type Fields = Parsed<typeof Withdrawals.setUserAccount>
type InvalidDestination = 'BadDocument' | 'BadKey' | 'BadAddress'

export async function parseDestination(fields: Fields): Promise<Destination | InvalidDestination> {
  const name = fields.name.replace(/[\p{C}\s]+/gu, ' ').trim()
  if (fields.type === cashAccountTypes.pix) return parsePix({ ...fields, name })
  const account = fields.account.trim()
  if (!(await isTronAddress(account))) return 'BadAddress'
  return { type: fields.type, name, document: '', keyType: '', account }
}

function parsePix({ type, name, document: typed, key_type: keyType, account: text }: Fields): Destination | InvalidDestination {
  if (keyType === '') return 'BadKey'
  const account = tidyPixKey(keyType, text)
  if (!isPixKey(keyType, account)) return 'BadKey'
  const keyIsDocument = keyType === 'cpf' || keyType === 'cnpj'
  const document = typed === '' && keyIsDocument ? account : tidyDocument(typed)
  if (!isCpf(document) && !isCnpj(document)) return 'BadDocument'
  // A CPF or CNPJ used as the key must be the holder's own: a different document is a typo or another person's account.
  if (keyIsDocument && document !== account) return 'BadDocument'
  return { type, name, document, keyType, account }
}

const maskMiddle = (text: string, shown: number) => `${text.slice(0, shown)}••••••••${text.slice(-shown)}`
const maskCpf = (d: string) => `•••.${d.slice(3, 6)}.•••-${d.slice(9)}`
const maskCnpj = (d: string) => `••.${d.slice(2, 5)}.•••/••••-${d.slice(12)}`

/** Recognizable to its owner, useless to anybody else. */
export function maskDocument(document: string): string {
  if (document === '') return ''
  return document.length === 11 ? maskCpf(document) : maskCnpj(document)
}

const pixMasks: Record<string, (key: string) => string> = {
  cpf: maskCpf,
  cnpj: maskCnpj,
  phone: (key) => `${key.slice(0, 3)} ${key.slice(3, 5)} •••••-${key.slice(-4)}`,
  email: (key) => `${key.slice(0, Math.min(2, key.indexOf('@') - 1))}•••${key.slice(key.indexOf('@'))}`,
}

export function maskAccount(type: number, keyType: string, account: string): string {
  const mask = type === cashAccountTypes.pix ? pixMasks[keyType] : undefined
  return mask ? mask(account) : maskMiddle(account, 4)
}
