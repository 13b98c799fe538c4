import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sendJson, type StandIn, jsonOf, type Reply, reply } from '../serveStandIns.ts'
import { createAccess } from './pix/access.ts'
import { Charges, type Registration } from './pix/charges.ts'
import { type Delivery, Hooks } from './pix/hooks.ts'
import { Payouts, type Plan } from './pix/payouts.ts'

/** Few to a page, so that whoever reads has to turn pages. */
const MOST_PER_PAGE = 5

/**
 * A Pix provider after the Central Bank's API. POST /_control with `do` plays the people and the bad days:
 * pay { txid or code, amount? (cents), hook? once|twice|lost|late, at? (another address for messages) } · contest { txid, lost?, at? } · repeat { txid, at? } · messages { txid }
 * sendBack { txid, amount (cents), at? }: somebody at the provider does it by hand · expire { txid } · charges { no } · sentBack { txid }
 * plan { key, plan: paid|failed|unknown|refused|poor } · payouts { key } · lose { client }: the next change happens, its answer is lost · forget
 */
export function createPix(): StandIn {
  const app = JSON.parse(process.env['NIMBO_PAY_PIX'] ?? '{}') as Registration
  const out = JSON.parse(process.env['NIMBO_PAYOUT_PIX'] ?? '{}') as Pick<Registration, 'clientId' | 'clientSecret'>
  const access = createAccess([
    { ...app, scope: 'cob.write cob.read pix.read pix.write webhook.write' },
    { ...out, scope: 'pix.read pix.send' },
  ])
  const charges = new Charges(app)
  const payouts = new Payouts()
  const hooks = new Hooks(`http://127.0.0.1:${process.env['NIMBO_PORT']}/hooks/pay/pix?token=${app.hookToken}`)
  const losing = new Set<string>()

  const controls: Record<string, (params: Record<string, unknown>) => object> = {
    pay(params) {
      const cob = charges.find(params)
      const pix = charges.pay(cob, Number(params['amount'] ?? Number(cob.valor.original) * 100))
      hooks.tell(pix, params['hook'] as Delivery | undefined, params['at'] as string | undefined)
      return pix
    },
    contest(params) {
      const pix = charges.contest(charges.find(params), params['lost'] === true)
      hooks.tell(pix, 'once', params['at'] as string | undefined)
      return pix
    },
    sendBack(params) {
      const [pix] = charges.find(params).pix
      charges.sendBack(pix!.endToEndId, randomUUID(), { valor: (Number(params['amount']) / 100).toFixed(2) })
      const [told] = charges.find(params).pix
      hooks.tell(told!, 'once', params['at'] as string | undefined)
      return told!
    },
    expire: (params) => ({ expired: charges.expire(charges.find(params)) }),
    charges: ({ no }) => ({ count: charges.countFor(String(no)) }),
    sentBack: (params) => ({ cents: charges.sentBackOf(charges.find(params)) }),
    repeat: ({ txid, at }) => ({ repeated: hooks.repeat(String(txid), at as string | undefined) }),
    messages: ({ txid }) => hooks.bodies(String(txid)),
    plan: ({ key, plan }) => ({ planned: payouts.plan(String(key), plan as Plan) }),
    payouts: ({ key }) => payouts.to(String(key)),
    lose: ({ client }) => ({ losing: losing.add(String(client)).size }),
    forget: () => ({ forgotten: access.forget() }),
  }

  function paged(url: URL, all: { at: number; told: object }[]): Reply {
    const [from, to] = ['inicio', 'fim'].map((end) => Date.parse(url.searchParams.get(end) ?? ''))
    const page = Number(url.searchParams.get('paginacao.paginaAtual') ?? 0)
    const size = Math.min(MOST_PER_PAGE, Number(url.searchParams.get('paginacao.itensPorPagina') ?? 100))
    if (Number.isNaN(from) || Number.isNaN(to)) return reply(400, { title: 'Período inválido', status: 400 })
    const inside = all.filter(({ at }) => at >= from! && at <= to!)
    const paginacao = { paginaAtual: page, itensPorPagina: size, quantidadeDePaginas: Math.ceil(inside.length / size) }
    const pix = inside.slice(page * size, (page + 1) * size).map(({ told }) => told)
    return reply(200, { parametros: { paginacao: { ...paginacao, quantidadeTotalDeItens: inside.length } }, pix })
  }

  function answer(method: string, url: URL, params: Record<string, unknown>): Reply {
    const [, , a = '', b = '', c = '', d = ''] = url.pathname.split('/')
    const asked = `${method} ${a}`
    if (asked === 'PUT cob') return charges.open(b, params)
    if (asked === 'GET cob') return charges.read(b)
    if (asked === 'PUT pix' && c === 'devolucao') return charges.sendBack(b, d, params)
    if (asked === 'GET pix' && c === 'devolucao') return charges.readBack(b, d)
    if (asked === 'GET pix' && b === '')
      return paged(
        url,
        charges.all().map((pix) => ({ at: Date.parse(pix.horario), told: pix })),
      )
    if (asked === 'PUT webhook') return reply(200, { webhookUrl: hooks.register(String(params['webhookUrl'])) })
    if (asked === 'PUT gn' && b === 'pix') return payouts.ask(c, params, app.key)
    if (asked === 'GET gn' && d === 'id-envio') return payouts.read(url.pathname.split('/')[6] ?? '')
    if (asked === 'GET gn' && c === 'enviados') return paged(url, payouts.all())
    return reply(404, { title: 'Não encontrado', status: 404 })
  }

  async function answerTo(req: IncomingMessage): Promise<Reply | undefined> {
    const url = new URL(req.url!, 'http://pix')
    const params = await jsonOf(req)
    if (url.pathname === '/_control') return reply(200, controls[String(params['do'])]!(params))
    if (url.pathname === '/oauth/token') return access.token(req, params)
    const client = access.clientOf(req)
    if (client === undefined) return reply(401, { title: 'Não autorizado', status: 401 })
    // Scopes are exclusive: a client that may collect may not send, and the other way round.
    const needed = url.pathname.startsWith('/v2/gn/') ? 'pix.send' : req.method === 'PUT' ? 'pix.write' : 'pix.read'
    if (!client.scope.split(' ').includes(needed)) return reply(403, { title: 'Acesso negado', status: 403 })
    const given = answer(req.method ?? '', url, params)
    return req.method === 'PUT' && losing.delete(client.id) ? undefined : given
  }

  return async (req, res) => {
    const given = await answerTo(req)
    if (given) sendJson(res, given.status, given.body)
    else req.socket.destroy()
  }
}
