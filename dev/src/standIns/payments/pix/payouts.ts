import { type Reply, reply } from '../../serveStandIns.ts'
import { name } from './charges.ts'

/** paid and failed a second after it was asked for. unknown: on its way for as long as one likes. refused, poor: not taken at all. */
export type Plan = 'paid' | 'failed' | 'unknown' | 'refused' | 'poor'

interface Asked {
  idEnvio: string
  endToEndId: string
  valor: string
  chave: string
  info: string
  at: number
}

const TAKES_MS = 1_000

/** Payouts, each under the name it was asked for. */
export class Payouts {
  readonly #asked = new Map<string, Asked>()
  readonly #plans = new Map<string, Plan>()

  plan(key: string, plan: Plan): void {
    this.#plans.set(key, plan)
  }

  ask(idEnvio: string, body: Record<string, unknown>, from: string): Reply {
    const { chave, cpf, cnpj } = (body['favorecido'] ?? {}) as Record<string, string | undefined>
    const { chave: payer, infoPagador = '' } = (body['pagador'] ?? {}) as Record<string, string | undefined>
    const valor = String(body['valor'])
    const isRight = /^[a-zA-Z0-9]{1,35}$/.test(idEnvio) && /^\d{1,10}\.\d{2}$/.test(valor) && payer === from && chave && (cpf || cnpj)
    if (!isRight) return reply(400, { nome: 'json_invalido', mensagem: 'Requisição inválida' })
    if (this.#asked.has(idEnvio)) return reply(409, { nome: 'valor_duplicado', mensagem: 'idEnvio já utilizado' })
    const plan = this.#plans.get(chave)
    if (plan === 'refused') return reply(400, { nome: 'chave_invalida', mensagem: 'Chave Pix não encontrada' })
    if (plan === 'poor') return reply(400, { nome: 'saldo_insuficiente', mensagem: 'Saldo insuficiente' })
    this.#asked.set(idEnvio, { idEnvio, endToEndId: name('E'), valor, chave, info: infoPagador, at: Date.now() })
    return reply(201, this.#told(this.#asked.get(idEnvio)!))
  }

  read(idEnvio: string): Reply {
    const asked = this.#asked.get(idEnvio)
    return asked ? reply(200, this.#told(asked)) : reply(404, { nome: 'pix_nao_encontrado', mensagem: 'Envio não encontrado' })
  }

  all(): { at: number; told: ReturnType<Payouts['to']>[number] }[] {
    return [...this.#asked.values()].map((asked) => ({ at: asked.at, told: this.#told(asked) }))
  }

  to(key: string) {
    return [...this.#asked.values()].filter(({ chave }) => chave === key).map((asked) => this.#told(asked))
  }

  #told({ idEnvio, endToEndId, valor, chave, info, at }: Asked) {
    const plan = this.#plans.get(chave) ?? 'paid'
    const isOver = plan !== 'unknown' && Date.now() >= at + TAKES_MS
    const status = isOver ? (plan === 'failed' ? 'NAO_REALIZADO' : 'REALIZADO') : 'EM_PROCESSAMENTO'
    const liquidacao = isOver ? { liquidacao: new Date(at + TAKES_MS).toISOString() } : {}
    const horario = { solicitacao: new Date(at).toISOString(), ...liquidacao }
    const motivo = status === 'NAO_REALIZADO' ? { motivo: 'conta do favorecido encerrada' } : {}
    return { idEnvio, endToEndId, valor, chave, status, horario, pagador: { infoPagador: info }, ...motivo }
  }
}
