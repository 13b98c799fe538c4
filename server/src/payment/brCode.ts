import { hasError, isDynamicPix, parsePix } from 'pix-utils'
import { unitsOf } from './unitsOf.ts'

const LONGEST = 512
const REAL = '986'
const NO_TXID = '***'

/** What a code has to agree with before anybody is shown it. */
export interface Expected {
  txid: string
  amount: bigint
  /** Where the company says the charge can be read. */
  location: string
}

/** Why a BR Code must not be shown; nothing when it is right. A wrong one sends somebody's money elsewhere, or nowhere. */
export function wrongWithBrCode(code: string, expected: Expected): string | undefined {
  if (code.length > LONGEST || !/^[\x20-\x7e]+$/.test(code)) return 'it is not plain text'
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) return 'its checksum is wrong'
  const fields = fieldsOf(code)
  if (!fields || fields.at(-1)?.[0] !== '63') return 'its fields cannot be read'
  const pix = parsePix(code)
  if (hasError(pix) || !isDynamicPix(pix)) return 'it is no code of a charge'
  const found = new Map(fields)
  if (found.size !== fields.length) return 'it says something twice'
  if (found.get('53') !== REAL || found.get('58') !== 'BR') return 'it is not for reais'
  if (pix.url !== plain(expected.location)) return 'it leads to another charge'
  const amount = found.get('54')
  if (amount !== undefined && !isAmount(amount, expected.amount)) return 'it asks for another amount'
  const txid = new Map(fieldsOf(found.get('62') ?? '') ?? []).get('05')
  return txid === NO_TXID || txid === expected.txid ? undefined : 'it names another charge'
}

/** CRC-16/CCITT-FALSE over everything up to and with the checksum's own name and length. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const letter of Buffer.from(text, 'utf8')) {
    crc ^= letter << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Name, length and value one after the other; nothing when they do not come out even. */
function fieldsOf(code: string): [string, string][] | undefined {
  const fields: [string, string][] = []
  for (let at = 0; at < code.length;) {
    const head = /^\d{4}$/.exec(code.slice(at, at + 4))?.[0]
    const length = Number(head?.slice(2))
    if (!head || at + 4 + length > code.length) return undefined
    fields.push([head.slice(0, 2), code.slice(at + 4, at + 4 + length)])
    at += 4 + length
  }
  return fields
}

function isAmount(text: string, cents: bigint): boolean {
  return /^\d{1,10}\.\d{2}$/.test(text) && unitsOf(text, 'BRL') === cents
}

/** Codes carry an address without its scheme. */
function plain(location: string): string {
  return location.replace(/^https?:\/\//, '')
}
