import { randomBytes } from 'node:crypto'
import { createDynamicPix, hasError } from 'pix-utils'
import { type Reply, reply } from '../../serveStandIns.ts'

/** Registration of our server with the provider. */
export interface Registration {
  clientId: string
  clientSecret: string
  key: string
  merchantName: string
  merchantCity: string
  hookToken: string
}

export interface Back {
  id: string
  rtrId: string
  valor: string
  natureza: 'ORIGINAL' | 'MED_FRAUDE'
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO'
  horario: { solicitacao: string; liquidacao?: string }
}
export interface Pix {
  endToEndId: string
  txid: string
  chave: string
  valor: string
  horario: string
  devolucoes?: Back[]
}
export interface Cob {
  txid: string
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  chave: string
  calendario: { criacao: string; expiracao: number }
  valor: { original: string }
  location: string
  pixCopiaECola: string
  infoAdicionais: { nome: string; valor: string }[]
  pix: Pix[]
}

const AMOUNT = /^\d{1,10}\.\d{2}$/

/** Charges and what was paid on them. */
export class Charges {
  readonly #app: Registration
  readonly #charges = new Map<string, Cob>()

  constructor(app: Registration) {
    this.#app = app
  }

  open(txid: string, body: Record<string, unknown>): Reply {
    const { original } = (body['valor'] ?? {}) as { original?: string }
    const { expiracao = 86_400 } = (body['calendario'] ?? {}) as { expiracao?: number }
    const isRight = /^[a-zA-Z0-9]{26,35}$/.test(txid) && AMOUNT.test(original ?? '') && body['chave'] === this.#app.key
    if (!isRight || !Number.isInteger(expiracao) || expiracao < 1) return reply(400, { title: 'Cobrança inválida', status: 400 })
    if (this.#charges.has(txid)) return reply(409, { title: 'Conflito', detail: 'txid já utilizado', status: 409 })
    const location = `pix.example.com/qr/v2/${randomBytes(16).toString('hex')}`
    const cob: Cob = {
      txid,
      status: 'ATIVA',
      chave: this.#app.key,
      calendario: { criacao: new Date().toISOString(), expiracao },
      valor: { original: original! },
      location,
      pixCopiaECola: this.#codeFor(location),
      infoAdicionais: (body['infoAdicionais'] ?? []) as Cob['infoAdicionais'],
      pix: [],
    }
    this.#charges.set(txid, cob)
    return reply(201, cob)
  }

  read(txid: string): Reply {
    const cob = this.#charges.get(txid)
    return cob ? reply(200, cob) : reply(404, { title: 'Não encontrado', status: 404 })
  }

  /** By its name, or by the code somebody scanned. */
  find(named: Record<string, unknown>): Cob {
    const found = [...this.#charges.values()].find((cob) => cob.txid === named['txid'] || cob.pixCopiaECola === named['code'])
    if (!found) throw new Error('no such charge')
    return found
  }

  /** Number of charges opened for an order, whatever they are filed under. */
  countFor(no: string): number {
    return [...this.#charges.values()].filter(({ infoAdicionais }) => infoAdicionais.some(({ valor }) => valor === no)).length
  }

  /** In cents, over everything that was paid on a charge. */
  sentBackOf({ pix }: Cob): number {
    const back = pix.flatMap(({ devolucoes = [] }) => devolucoes).filter(({ status }) => status === 'DEVOLVIDO')
    return back.reduce((sum, { valor }) => sum + Math.round(Number(valor) * 100), 0)
  }

  /** Age set so far back that the charge should not be paid any more. */
  expire(cob: Cob): void {
    const { expiracao } = cob.calendario
    cob.calendario.criacao = new Date(Date.now() - (expiracao + 3_600) * 1000).toISOString()
  }

  pay(cob: Cob, cents: number): Pix {
    const valor = (cents / 100).toFixed(2)
    const pix: Pix = { endToEndId: name('E'), txid: cob.txid, chave: cob.chave, valor, horario: new Date().toISOString() }
    cob.pix.push(pix)
    cob.status = 'CONCLUIDA'
    return pix
  }

  /** Sends a payment back, in full or in part, once under each name. */
  sendBack(e2eid: string, id: string, body: Record<string, unknown>): Reply {
    const pix = this.all().find(({ endToEndId }) => endToEndId === e2eid)
    if (!pix) return reply(404, { title: 'Não encontrado', status: 404 })
    const before = pix.devolucoes?.find((back) => back.id === id)
    if (before) return reply(409, { title: 'Conflito', detail: 'devolução já solicitada', status: 409 })
    const back = (pix.devolucoes ?? []).reduce((cents, made) => cents + Math.round(Number(made.valor) * 100), 0)
    const valor = String(body['valor'])
    if (!AMOUNT.test(valor) || back + Math.round(Number(valor) * 100) > Math.round(Number(pix.valor) * 100))
      return reply(400, { title: 'Devolução inválida', status: 400 })
    const now = new Date().toISOString()
    const made: Back = {
      id,
      rtrId: name('D'),
      valor,
      natureza: 'ORIGINAL',
      status: 'DEVOLVIDO',
      horario: { solicitacao: now, liquidacao: now },
    }
    pix.devolucoes = [...(pix.devolucoes ?? []), made]
    return reply(201, made)
  }

  readBack(e2eid: string, id: string): Reply {
    const back = this.all()
      .find(({ endToEndId }) => endToEndId === e2eid)
      ?.devolucoes?.find((made) => made.id === id)
    return back ? reply(200, back) : reply(404, { title: 'Não encontrado', status: 404 })
  }

  /** The payer's bank looks into a fraud, and may take the money back. */
  contest(cob: Cob, isLost: boolean): Pix {
    const pix = cob.pix[0]
    if (!pix) throw new Error('nothing was paid')
    const horario = { solicitacao: new Date().toISOString() }
    const status = isLost ? 'DEVOLVIDO' : 'EM_PROCESSAMENTO'
    const before = (pix.devolucoes ?? []).filter(({ natureza }) => natureza === 'ORIGINAL')
    const left = before.reduce((cents, { valor }) => cents - Math.round(Number(valor) * 100), Math.round(Number(pix.valor) * 100))
    const valor = (left / 100).toFixed(2)
    pix.devolucoes = [...before, { id: name('M'), rtrId: name('D'), valor, natureza: 'MED_FRAUDE', status, horario }]
    return pix
  }

  all(): Pix[] {
    return [...this.#charges.values()].flatMap(({ pix }) => pix)
  }

  #codeFor(url: string): string {
    const { merchantName, merchantCity } = this.#app
    const made = createDynamicPix({ merchantName, merchantCity, url })
    if (hasError(made)) throw new Error('no code could be made')
    return made.toBRCode()
  }
}

/** Id of a payment in the Central Bank's form: a letter, the bank, the minute, and a unique rest. */
export function name(letter: 'E' | 'D' | 'M'): string {
  const minute = new Date().toISOString().replace(/\D/g, '').slice(0, 12)
  return `${letter}99999999${minute}${randomBytes(8).toString('hex').slice(0, 11)}`
}
