import { cashAccountTypes, type Parsed, type Wallet } from '@nimbo/contract'
import { isCnpj, isCpf, isPixKey, isTronAddress, tidyDocument, tidyPixKey } from '@nimbo/contract/checks'
import type { Place } from './account.store.ts'

type Fields = Parsed<typeof Wallet.setUserAccount>
type Unfit = 'BadDocument' | 'BadKey' | 'BadAddress'

/** What somebody typed, as money is sent there; or what is wrong with it. */
export async function placeOf(fields: Fields): Promise<Place | Unfit> {
  const name = fields.name.replace(/[\p{C}\s]+/gu, ' ').trim()
  if (fields.type === cashAccountTypes.pix) return pixPlace({ ...fields, name })
  const account = fields.account.trim()
  if (!(await isTronAddress(account))) return 'BadAddress'
  return { type: fields.type, name, document: '', keyType: '', account }
}

function pixPlace({ type, name, document: typed, key_type: keyType, account: text }: Fields): Place | Unfit {
  if (keyType === '') return 'BadKey'
  const account = tidyPixKey(keyType, text)
  if (!isPixKey(keyType, account)) return 'BadKey'
  const isDocument = keyType === 'cpf' || keyType === 'cnpj'
  const document = typed === '' && isDocument ? account : tidyDocument(typed)
  if (!isCpf(document) && !isCnpj(document)) return 'BadDocument'
  // A document as a key belongs to its holder: another one beside it is a slip or a stranger.
  if (isDocument && document !== account) return 'BadDocument'
  return { type, name, document, keyType, account }
}
