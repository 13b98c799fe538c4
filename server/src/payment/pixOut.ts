import { createHash } from 'node:crypto'
import { moneyText, type PixKeyType, pixKeyTypes } from '@nimbo/contract'
import { isCnpj, isCpf, isPixKey, tidyDocument } from '@nimbo/contract/checks'
import type { PixApp } from '../platform/config.ts'
import { unitsOf } from './unitsOf.ts'
import { ProviderUnreachable } from './PayMethod.ts'
import { BadDestination, type Destination, type NewPayout, type PayoutMethod, type PayoutState } from './PayoutMethod.ts'
import { type Answer, createPixApi } from './pixApi.ts'

const LISTED = '/v2/gn/pix/enviados'

/** Pays out by Pix. The company files every payout under a name of ours, so the same one sent twice goes out once. */
export function createPixOut(app: PixApp): PayoutMethod {
  const api = createPixApi(app)

  async function look(payout: NewPayout, unseen: PayoutState): Promise<PayoutState> {
    const answer = await api.ask('GET', `${LISTED}/id-envio/${idEnvio(payout.no)}`)
    if (answer.status === 404) return unseen
    return answer.status === 200 ? told(answer, payout) : sending(`asking gave HTTP ${answer.status}`)
  }

  return {
    type: 1,
    validateDestination,
    async prepare({ destination }) {
      if (!validateDestination(destination)) throw new BadDestination('invalid Pix key')
      return ''
    },
    send: (payout) =>
      unknownIsSending(async () => {
        const order = orderFor(payout, app.key)
        const answer = await api.ask('PUT', `/v2/gn/pix/${idEnvio(payout.no)}`, order)
        if (answer.status === 200 || answer.status === 201) return told(answer, payout)
        // Refused, or sent before and only repeated: what is filed under its name decides.
        return look(payout, isForGood(answer) ? failed(refusal(answer)) : sending(refusal(answer)))
      }),
    fetch: (payout) => unknownIsSending(() => look(payout, sending('provider has no record of it yet'))),
    /** What the company takes is billed to us by the month. */
    quote: async () => 0n,
    async listSettlement(from, to) {
      const list = await api.list(LISTED, from, to)
      return list.filter((entry) => entry['status'] === 'REALIZADO').map(settled)
    },
  }
}

/** A name of 32 letters and figures, worked out from ours: the same payout has the same name for ever. */
function idEnvio(no: string): string {
  return createHash('sha256').update(`payout:${no}`).digest('hex').slice(0, 32)
}

function validateDestination({ account, keyType, document }: Destination): boolean {
  if (!(pixKeyTypes as readonly string[]).includes(keyType) || !isPixKey(keyType as PixKeyType, account)) return false
  if (!isCpf(document) && !isCnpj(document)) return false
  // A key that is a person's own number belongs to that person.
  return (keyType !== 'cpf' && keyType !== 'cnpj') || account === tidyDocument(document)
}

function orderFor({ no, amount, destination }: NewPayout, from: string): object {
  if (!validateDestination(destination)) throw new BadDestination('invalid Pix key')
  const document = tidyDocument(destination.document)
  // With the holder's number the company refuses a key that is somebody else's.
  const holder = isCpf(document) ? { cpf: document } : { cnpj: document }
  return {
    valor: moneyText(amount, 'BRL'),
    pagador: { chave: from, infoPagador: no },
    favorecido: { chave: destination.account, ...holder },
  }
}

const states: Record<string, PayoutState['state']> = { EM_PROCESSAMENTO: 'sending', REALIZADO: 'paid', NAO_REALIZADO: 'failed' }

function told({ body }: Answer, { amount }: NewPayout): PayoutState {
  const state = states[String(body['status'])] ?? 'sending'
  const providerId = textIn(body, 'endToEndId') || textIn(body, 'e2eId')
  // Another amount under our name would be a stranger's payout or a wrong one: a person has to look.
  if (unitsOf(String(body['valor']), 'BRL') !== amount)
    return { state: 'sending', providerId, reason: 'provider shows a different amount for this payout' }
  return { state, providerId, reason: state === 'failed' ? textIn(body, 'motivo') || 'provider rejected the payout' : '' }
}

/** Only what is wrong with the receiver is wrong for ever. An empty account of ours, or a busy company, is tried again. */
function isForGood({ status, body }: Answer): boolean {
  return (status === 400 || status === 404 || status === 422) && /^(chave|favorecido)_/.test(textIn(body, 'nome'))
}

function refusal({ status, body }: Answer): string {
  return `HTTP ${status} ${textIn(body, 'nome') || textIn(body, 'title')}`.trim().slice(0, 120)
}

function textIn(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

const sending = (reason: string): PayoutState => ({ state: 'sending', providerId: '', reason })
const failed = (reason: string): PayoutState => ({ state: 'failed', providerId: '', reason })

function settled(entry: Record<string, unknown>) {
  const { liquidacao, solicitacao } = entry['horario'] as { liquidacao?: string; solicitacao?: string }
  const at = new Date(liquidacao ?? solicitacao ?? '')
  const no = (entry['pagador'] as { infoPagador?: string } | undefined)?.infoPagador ?? ''
  return { no, providerId: textIn(entry, 'endToEndId'), amount: unitsOf(String(entry['valor']), 'BRL'), at }
}

/** Nobody knows what became of a payout whose answer was lost, so it is still on its way. */
export async function unknownIsSending(work: () => Promise<PayoutState>): Promise<PayoutState> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderUnreachable) return sending(error.message)
    throw error
  }
}
