import { hasError, isDynamicPix, parsePix } from 'pix-utils'
import { parseAmount } from './parseAmount.ts'

const MAX_LENGTH = 512
/** ISO 4217 numeric code. */
const BRL = '986'
const NO_TXID = '***'

/** Values that a BR Code must match before it is shown. */
export interface Expected {
  txid: string
  amount: bigint
  /** The URL of the charge, as the provider returned it. */
  location: string
}

/** Reason why a BR Code must not be shown; undefined when it is valid. A wrong one would send the money elsewhere. */
export function brCodeProblem(code: string, expected: Expected): string | undefined {
  if (code.length > MAX_LENGTH || !/^[\x20-\x7e]+$/.test(code)) return 'it is not plain text'
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) return 'its checksum is wrong'
  const fields = fieldsOf(code)
  if (!fields || fields.at(-1)?.[0] !== '63') return 'its fields cannot be read'
  const pix = parsePix(code)
  if (hasError(pix) || !isDynamicPix(pix)) return 'it is no code of a charge'
  const found = new Map(fields)
  if (found.size !== fields.length) return 'it says something twice'
  if (found.get('53') !== BRL || found.get('58') !== 'BR') return 'it is not for reais'
  if (pix.url !== withoutScheme(expected.location)) return 'it leads to another charge'
  const amount = found.get('54')
  if (amount !== undefined && !isAmount(amount, expected.amount)) return 'it asks for another amount'
  const txid = new Map(fieldsOf(found.get('62') ?? '') ?? []).get('05')
  return txid === NO_TXID || txid === expected.txid ? undefined : 'it names another charge'
}

/** CRC-16/CCITT-FALSE over everything including the checksum's own tag and length. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const letter of Buffer.from(text, 'utf8')) {
    crc ^= letter << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Tag-length-value fields; undefined when they do not fill the text exactly. */
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
  return /^\d{1,10}\.\d{2}$/.test(text) && parseAmount(text, 'BRL') === cents
}

/** BR Codes carry URLs without their scheme. */
function withoutScheme(location: string): string {
  return location.replace(/^https?:\/\//, '')
}
