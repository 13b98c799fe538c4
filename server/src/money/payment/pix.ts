import { moneyText } from '@nimbo/contract'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { PixApp } from '../../platform/config.ts'
import { brCodeProblem } from './brCode.ts'
import { parseAmount } from './parseAmount.ts'
import type { Begun, NewCharge, PayMethod, ProviderPayment } from './PayMethod.ts'
import { createPixApi } from './pixApi.ts'

const TXID = /^[a-zA-Z0-9]{26,35}$/
const DEFAULT_SECONDS = 1_800
/** A payment in flight when its charge expires still arrives. */
const GRACE_MS = 5 * 60_000
const MAX_IDS = 100

/** A charge (cobrança) as the provider stores it. */
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
/** A received payment with its refunds (devoluções). */
interface Pix {
  endToEndId?: string
  txid?: string
  chave?: string
  valor?: string
  horario?: string
  devolucoes?: { valor?: string; status?: string; natureza?: string }[]
}

/** Pix by dynamic charges, through the Central Bank's API. */
export function createPix(app: PixApp): PayMethod {
  const api = createPixApi(app)

  async function fetchCob(txid: string): Promise<Cob | undefined> {
    const { status, body } = await api.request('GET', `/v2/cob/${txid}`)
    if (status === 404) return undefined
    const cob = body as Cob
    if (status !== 200 || cob.txid !== txid || cob.chave !== app.key) throw new Error(`reading the Pix charge failed: HTTP ${status}`)
    return cob
  }

  return {
    id: 'pix',
    async begin(charge) {
      if (charge.currency !== 'BRL') throw new Error('Pix charges are in BRL')
      const txid = txidOf(charge.no)
      const { status } = await api.request('PUT', `/v2/cob/${txid}`, {
        calendario: { expiracao: secondsOf(charge) },
        valor: { original: moneyText(charge.amount, 'BRL') },
        chave: app.key,
        // Shown by the payer's bank, and used to find the order during reconciliation.
        infoAdicionais: [{ nome: 'Pedido', valor: charge.no }],
      })
      // Created before under this txid, or refused: the stored charge decides, so that `begin` is idempotent.
      const cob = await fetchCob(txid)
      if (!cob) throw new Error(`creating the Pix charge failed: HTTP ${status}`)
      return toBegun(cob, charge, txid)
    },
    readWebhook: async (body, headers, url) => (isGenuine(headers, url, app.hookToken) ? txidsIn(body, app.key) : undefined),
    async fetch(txid) {
      const cob = await fetchCob(txid)
      // Not closed: an unknown charge may be a temporary gap at the provider.
      if (!cob) return { payments: [], closed: false }
      const received = (cob.pix ?? []).filter((pix) => pix.txid === undefined || pix.txid === txid).map(receivedOf)
      return { payments: received, closed: isClosed(cob) }
    },
    async refund(_txid, e2eid, amount, key) {
      const path = `/v2/pix/${encodeURIComponent(e2eid)}/devolucao/${idFrom(key)}`
      const { status, body } = await api.request('PUT', path, { valor: moneyText(amount, 'BRL') })
      const refund = status === 200 || status === 201 ? body : (await api.request('GET', path)).body
      if (refund['valor'] !== moneyText(amount, 'BRL') || refund['status'] === 'NAO_REALIZADO')
        throw new Error(`Pix refund failed: HTTP ${status}`)
    },
    async listSettlement(from, to) {
      const list = (await api.list('/v2/pix', from, to)) as Pix[]
      return list.filter((pix) => pix.txid !== undefined).map(receivedOf)
    },
  }
}

/** 32 hexadecimal digits, derived from the order number. */
function txidOf(no: string): string {
  return idFrom(`charge:${no}`)
}

function idFrom(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function secondsOf({ expiresAt }: NewCharge): number {
  return expiresAt ? Math.max(60, Math.floor((expiresAt.getTime() - Date.now()) / 1000)) : DEFAULT_SECONDS
}

function toBegun(cob: Cob, charge: NewCharge, txid: string): Begun {
  if (parseAmount(String(cob.valor?.original), 'BRL') !== charge.amount) throw new Error('the Pix charge has a different amount')
  const code = cob.pixCopiaECola ?? ''
  const problem = brCodeProblem(code, { txid, amount: charge.amount, location: cob.location ?? '' })
  if (problem) throw new Error(`invalid BR Code: ${problem}`)
  return { providerId: txid, action: { pix_code: code } }
}

/** A completed charge whose payment is not listed yet must not count as closed without payment. */
function isClosed({ status, calendario, pix = [] }: Cob): boolean {
  if (status === 'CONCLUIDA') return pix.length > 0
  if (status !== 'ATIVA') return true
  const ends = Date.parse(calendario?.criacao ?? '') + Number(calendario?.expiracao) * 1000
  return Date.now() > ends + GRACE_MS
}

function receivedOf(pix: Pix): ProviderPayment {
  const amount = parseAmount(String(pix.valor), 'BRL')
  if (amount <= 0n || !/^[a-zA-Z0-9]{32}$/.test(pix.endToEndId ?? '')) throw new Error('malformed Pix payment')
  const { devolucoes = [] } = pix
  const returned = devolucoes.filter((d) => d.status === 'DEVOLVIDO').reduce((sum, d) => sum + parseAmount(String(d.valor), 'BRL'), 0n)
  const refunded = returned < amount ? returned : amount
  const state = refunded === amount ? 'reversed' : isDisputed(devolucoes) ? 'disputed' : 'paid'
  return { providerTx: pix.endToEndId!, amount, refunded, currency: 'BRL', state, at: new Date(pix.horario ?? '') }
}

/** MED, the fraud procedure of the payer's bank, may reverse the payment. */
function isDisputed(devolucoes: NonNullable<Pix['devolucoes']>): boolean {
  return devolucoes.some((d) => d.status === 'EM_PROCESSAMENTO' && String(d.natureza).startsWith('MED'))
}

/** The secret is in a header (set by a proxy that verified the provider's certificate) or in the registered webhook URL. */
function isGenuine(headers: IncomingHttpHeaders, url: string | undefined, token: string): boolean {
  const sent = headers['x-hook-token'] ?? new URLSearchParams((url ?? '').split('?')[1]).get('token')
  if (typeof sent !== 'string' || token === '') return false
  const [a, b] = [sent, token].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(a!, b!)
}

function txidsIn(body: Buffer, key: string): readonly string[] | undefined {
  const list = parsePayments(body)
  if (!list || list.length === 0 || list.length > MAX_IDS) return undefined
  const txids = list.flatMap((pix) =>
    typeof pix?.txid === 'string' && TXID.test(pix.txid) && (pix.chave === undefined || pix.chave === key) ? [pix.txid] : [],
  )
  return txids.length > 0 ? [...new Set(txids)] : undefined
}

function parsePayments(body: Buffer): (Pix | null)[] | undefined {
  try {
    const message = JSON.parse(body.toString('utf8')) as { pix?: unknown } | null
    return Array.isArray(message?.pix) ? (message.pix as Pix[]) : undefined
  } catch {
    return undefined
  }
}
