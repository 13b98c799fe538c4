import { moneyText } from '@nimbo/contract'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { PixApp } from '../platform/config.ts'
import { wrongWithBrCode } from './brCode.ts'
import { unitsOf } from './unitsOf.ts'
import type { Begun, NewCharge, PayMethod, Received } from './PayMethod.ts'
import { createPixApi } from './pixApi.ts'

const TXID = /^[a-zA-Z0-9]{26,35}$/
const DEFAULT_SECONDS = 1_800
/** A payment that was on its way when its charge expired still arrives. */
const GRACE_MS = 5 * 60_000
const MOST_NAMED = 100

/** A charge as the company files it. */
interface Cob {
  txid?: string
  status?: string
  chave?: string
  calendario?: { criacao?: string; expiracao?: number }
  valor?: { original?: string }
  location?: string
  pixCopiaECola?: string
  pix?: Pix[]
}
/** A payment that arrived, with what was sent back of it. */
interface Pix {
  endToEndId?: string
  txid?: string
  chave?: string
  valor?: string
  horario?: string
  devolucoes?: { valor?: string; status?: string; natureza?: string }[]
}

/** Pix by a company's dynamic charges, as the Central Bank's API has them. */
export function createPix(app: PixApp): PayMethod {
  const api = createPixApi(app)

  async function cobOf(txid: string): Promise<Cob | undefined> {
    const { status, body } = await api.ask('GET', `/v2/cob/${txid}`)
    if (status === 404) return undefined
    const cob = body as Cob
    if (status !== 200 || cob.txid !== txid || cob.chave !== app.key) throw new Error(`the charge cannot be read: HTTP ${status}`)
    return cob
  }

  return {
    id: 'pix',
    reversible: false,
    async begin(charge) {
      if (charge.currency !== 'BRL') throw new Error('Pix is for reais')
      const txid = txidOf(charge.no)
      const { status } = await api.ask('PUT', `/v2/cob/${txid}`, {
        calendario: { expiracao: secondsOf(charge) },
        valor: { original: moneyText(charge.amount, 'BRL') },
        chave: app.key,
        // The payer's bank shows it, and whoever compares the company's books with ours finds the order by it.
        infoAdicionais: [{ nome: 'Pedido', valor: charge.no }],
      })
      // Opened before under this name, or refused: what is filed there decides, and is the same however often one asks.
      const cob = await cobOf(txid)
      if (!cob) throw new Error(`the company opened no charge: HTTP ${status}`)
      return begunBy(cob, charge, txid)
    },
    readWebhook: async (body, headers, address) => (isTheirs(headers, address, app.hookToken) ? named(body, app.key) : undefined),
    async fetch(txid) {
      const cob = await cobOf(txid)
      // What the company does not know it will not collect, but may only have mislaid for a moment.
      if (!cob) return { received: [], closed: false }
      const received = (cob.pix ?? []).filter((pix) => pix.txid === undefined || pix.txid === txid).map(receivedOf)
      return { received, closed: isClosed(cob) }
    },
    async refund(_txid, e2eid, amount, key) {
      const path = `/v2/pix/${encodeURIComponent(e2eid)}/devolucao/${nameOf(key)}`
      const { status, body } = await api.ask('PUT', path, { valor: moneyText(amount, 'BRL') })
      const again = status === 200 || status === 201 ? body : (await api.ask('GET', path)).body
      if (again['valor'] !== moneyText(amount, 'BRL') || again['status'] === 'NAO_REALIZADO')
        throw new Error(`nothing was sent back: HTTP ${status}`)
    },
    async listSettlement(from, to) {
      const list = (await api.list('/v2/pix', from, to)) as Pix[]
      return list.filter((pix) => pix.txid !== undefined).map(receivedOf)
    },
  }
}

/** 32 letters and figures, the same for the same order for ever. */
function txidOf(no: string): string {
  return nameOf(`charge:${no}`)
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function secondsOf({ expiresAt }: NewCharge): number {
  return expiresAt ? Math.max(60, Math.floor((expiresAt.getTime() - Date.now()) / 1000)) : DEFAULT_SECONDS
}

function begunBy(cob: Cob, charge: NewCharge, txid: string): Begun {
  if (unitsOf(String(cob.valor?.original), 'BRL') !== charge.amount) throw new Error('the company has another amount for this charge')
  const code = cob.pixCopiaECola ?? ''
  const wrong = wrongWithBrCode(code, { txid, amount: charge.amount, location: cob.location ?? '' })
  if (wrong) throw new Error(`the company's code is not shown: ${wrong}`)
  return { providerId: txid, action: { pix_code: code } }
}

/** Paid says that money came, so one whose payment is not listed yet has not ended without any. */
function isClosed({ status, calendario, pix = [] }: Cob): boolean {
  if (status === 'CONCLUIDA') return pix.length > 0
  if (status !== 'ATIVA') return true
  const ends = Date.parse(calendario?.criacao ?? '') + Number(calendario?.expiracao) * 1000
  return Date.now() > ends + GRACE_MS
}

function receivedOf(pix: Pix): Received {
  const amount = unitsOf(String(pix.valor), 'BRL')
  if (amount <= 0n || !/^[a-zA-Z0-9]{32}$/.test(pix.endToEndId ?? '')) throw new Error('a payment nobody can read')
  const { devolucoes = [] } = pix
  const gone = devolucoes.filter((d) => d.status === 'DEVOLVIDO').reduce((sum, d) => sum + unitsOf(String(d.valor), 'BRL'), 0n)
  const back = gone < amount ? gone : amount
  const state = back === amount ? 'reversed' : isContested(devolucoes) ? 'disputed' : 'paid'
  return { providerTx: pix.endToEndId!, amount, back, currency: 'BRL', state, at: new Date(pix.horario ?? '') }
}

/** The payer's bank looks into a fraud (MED) and may take the money back. */
function isContested(devolucoes: NonNullable<Pix['devolucoes']>): boolean {
  return devolucoes.some((d) => d.status === 'EM_PROCESSAMENTO' && String(d.natureza).startsWith('MED'))
}

/** The secret stands in a header (a proxy that checked the company's certificate sets it) or in the address the company was given. */
function isTheirs(headers: IncomingHttpHeaders, address: string | undefined, token: string): boolean {
  const shown = headers['x-hook-token'] ?? new URLSearchParams((address ?? '').split('?')[1]).get('token')
  if (typeof shown !== 'string' || token === '') return false
  const [a, b] = [shown, token].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}

function named(body: Buffer, key: string): readonly string[] | undefined {
  const list = listIn(body)
  if (!list || list.length === 0 || list.length > MOST_NAMED) return undefined
  const txids = list.flatMap((pix) =>
    typeof pix?.txid === 'string' && TXID.test(pix.txid) && (pix.chave === undefined || pix.chave === key) ? [pix.txid] : [],
  )
  return txids.length > 0 ? [...new Set(txids)] : undefined
}

function listIn(body: Buffer): (Pix | null)[] | undefined {
  try {
    const message = JSON.parse(body.toString('utf8')) as { pix?: unknown } | null
    return Array.isArray(message?.pix) ? (message.pix as Pix[]) : undefined
  } catch {
    return undefined
  }
}
