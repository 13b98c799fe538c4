import { createHash } from 'node:crypto'
import { moneyText, type PixKeyType, pixKeyTypes } from '@nimbo/contract'
import { isCnpj, isCpf, isPixKey, tidyDocument } from '@nimbo/contract/checks'
import type { PixOutApp } from '../../platform/config.ts'
import { parseAmount } from './parseAmount.ts'
import { ProviderUnreachable } from './PayMethod.ts'
import { BadDestination, type Destination, type NewPayout, type PayoutMethod, type PayoutState } from './PayoutMethod.ts'
import { createPixApi, type PixResponse } from './pixApi.ts'

const SENT_PATH = '/v2/gn/pix/enviados'

/** Payouts by Pix. `idEnvio` is the idempotency key, derived from the payout number. */
export function createPixOut(app: PixOutApp): PayoutMethod {
  const api = createPixApi(app)

  async function lookUp(payout: NewPayout, ifUnknown: PayoutState): Promise<PayoutState> {
    const answer = await api.request('GET', `${SENT_PATH}/id-envio/${idEnvio(payout.no)}`)
    if (answer.status === 404) return ifUnknown
    return answer.status === 200 ? stateFrom(answer, payout) : sending(`status request answered HTTP ${answer.status}`)
  }

  return {
    type: 1,
    validateDestination,
    async prepare({ destination }) {
      if (!validateDestination(destination)) throw new BadDestination('invalid Pix key')
      return ''
    },
    send: (payout) =>
      treatUnknownAsPending(async () => {
        const body = payoutBody(payout, app.key)
        const answer = await api.request('PUT', `/v2/gn/pix/${idEnvio(payout.no)}`, body)
        if (answer.status === 200 || answer.status === 201) return stateFrom(answer, payout)
        // Refused, or a repetition of an earlier one: the payout stored under its id decides.
        return lookUp(payout, isPermanent(answer) ? failed(refusal(answer)) : sending(refusal(answer)))
      }),
    fetch: (payout) => treatUnknownAsPending(() => lookUp(payout, sending('provider has no record of it yet'))),
    /** Fees are billed monthly. */
    quote: async () => 0n,
    async listSettlement(from, to) {
      const list = await api.list(SENT_PATH, from, to)
      return list.filter((entry) => entry['status'] === 'REALIZADO').map(settlementEntry)
    },
  }
}

/** 32 hexadecimal digits, derived from the payout number. */
function idEnvio(no: string): string {
  return createHash('sha256').update(`payout:${no}`).digest('hex').slice(0, 32)
}

function validateDestination({ account, keyType, document }: Destination): boolean {
  if (!(pixKeyTypes as readonly string[]).includes(keyType) || !isPixKey(keyType as PixKeyType, account)) return false
  if (!isCpf(document) && !isCnpj(document)) return false
  // A CPF or CNPJ key must be the holder's own document.
  return (keyType !== 'cpf' && keyType !== 'cnpj') || account === tidyDocument(document)
}

function payoutBody({ no, amount, destination }: NewPayout, from: string): object {
  if (!validateDestination(destination)) throw new BadDestination('invalid Pix key')
  const document = tidyDocument(destination.document)
  // With the holder's document the provider refuses a key of somebody else.
  const holder = isCpf(document) ? { cpf: document } : { cnpj: document }
  return {
    valor: moneyText(amount, 'BRL'),
    pagador: { chave: from, infoPagador: no },
    favorecido: { chave: destination.account, ...holder },
  }
}

const states: Record<string, PayoutState['state']> = { EM_PROCESSAMENTO: 'sending', REALIZADO: 'paid', NAO_REALIZADO: 'failed' }

function stateFrom({ body }: PixResponse, { amount }: NewPayout): PayoutState {
  const state = states[String(body['status'])] ?? 'sending'
  const providerId = textIn(body, 'endToEndId') || textIn(body, 'e2eId')
  // A different amount under our id is never final: an operator has to look at it.
  if (parseAmount(String(body['valor']), 'BRL') !== amount)
    return { state: 'sending', providerId, reason: 'provider shows a different amount for this payout' }
  return { state, providerId, reason: state === 'failed' ? textIn(body, 'motivo') || 'provider rejected the payout' : '' }
}

/** Only errors about the receiver are permanent. Insufficient funds or an overloaded provider are retried. */
function isPermanent({ status, body }: PixResponse): boolean {
  return (status === 400 || status === 404 || status === 422) && /^(chave|favorecido)_/.test(textIn(body, 'nome'))
}

function refusal({ status, body }: PixResponse): string {
  return `HTTP ${status} ${textIn(body, 'nome') || textIn(body, 'title')}`.trim().slice(0, 120)
}

function textIn(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

const sending = (reason: string): PayoutState => ({ state: 'sending', providerId: '', reason })
const failed = (reason: string): PayoutState => ({ state: 'failed', providerId: '', reason })

function settlementEntry(entry: Record<string, unknown>) {
  const { liquidacao, solicitacao } = entry['horario'] as { liquidacao?: string; solicitacao?: string }
  const at = new Date(liquidacao ?? solicitacao ?? '')
  const no = (entry['pagador'] as { infoPagador?: string } | undefined)?.infoPagador ?? ''
  return { no, providerId: textIn(entry, 'endToEndId'), amount: parseAmount(String(entry['valor']), 'BRL'), at }
}

/** The outcome of a payout whose answer was lost is unknown, so it counts as in flight. */
export async function treatUnknownAsPending(work: () => Promise<PayoutState>): Promise<PayoutState> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderUnreachable) return sending(error.message)
    throw error
  }
}
