import { domains, type Domains } from '@nimbo/contract'
import { operatorDomains, type OperatorDomains } from '@nimbo/contract/operator'
import type { FastifyInstance } from 'fastify'
import { agent } from './agent/index.ts'
import { addPaymentWebhooks, balance, cardOrigins, charge, chargeDeps, serveAppleDomain } from './charge/index.ts'
import { exchange } from './exchange/index.ts'
import { home } from './home/index.ts'
import { lead } from './lead/index.ts'
import { addMediaHooks, live } from './live/index.ts'
import { createCaptcha, createThird, identify } from './identity/index.ts'
import { addRealtimeHook, login } from './login/index.ts'
import type { Engines } from './openEngines.ts'
import { identifyOperator, operatorAuth } from './operator/index.ts'
import type { Config } from './platform/config.ts'
import { createDispatch } from './platform/http/dispatch.ts'
import type { Handlers } from './platform/http/handler.ts'
import { servePages } from './platform/http/pages.ts'
import { createServer } from './platform/http/server.ts'
import type { Log } from './platform/log.ts'
import { createSms } from './platform/sms.ts'
import { createPush } from './push/index.ts'
import { review } from './review/index.ts'
import { status } from './status/index.ts'
import { words } from './texts/index.ts'
import { serveMedia, upload } from './upload/index.ts'
import { user } from './user/index.ts'
import { serveSeals, spending, statement } from './wallet/index.ts'
import { cashWithdrawal, pendingVotesTotal, walletWithdrawal } from './withdrawal/index.ts'

/** Both origins: the product with its API, and the operators' console with its own. Neither serves the other's calls. */
export async function createApps(
  engines: Engines,
  config: Config,
  log: Log,
): Promise<{ app: FastifyInstance; operatorApp: FastifyInstance }> {
  const { db, centrifugo, metrics } = engines
  const deps = { ...engines, config, log }
  const common = {
    db,
    identify: (token: string) => db.query((sql) => identify(sql, token)),
    words,
    log,
    metrics,
    signSalt: config.signSalt,
  }

  const charging = chargeDeps(deps)
  const third = createThird({ db, config, log })
  const person = { db, centrifugo, third, sms: createSms(config.sms), push: createPush(config), config, log }
  const handlers: { [D in keyof Domains]: Handlers<Domains[D]> } = {
    Login: login({ ...person, captcha: createCaptcha(db, config.captchaKey) }),
    Home: home({ db, third, config }),
    User: { ...user(person), ...balance(charging), ...spending(deps), ...walletWithdrawal(deps) },
    Charge: charge(charging),
    Cash: { ...exchange({ db, pendingVotes: pendingVotesTotal }), ...cashWithdrawal(deps), ...statement(deps) },
    Agent: agent(deps),
    Upload: upload(deps),
    Live: live(deps),
  }
  const dispatch = createDispatch(domains, handlers, common)
  const app = createServer({ domains, dispatch, origins: [config.publicOrigin], trustedProxies: config.trustedProxies })
  addMediaHooks(app, deps)
  addRealtimeHook(app, { db, centrifugo, config, log })
  addPaymentWebhooks(app, charging)
  serveMedia(app, deps)
  serveSeals(app, deps)
  serveAppleDomain(app, config)

  const operatorHandlers: { [D in keyof OperatorDomains]: Handlers<OperatorDomains[D]> } = {
    OperatorAuth: operatorAuth(deps),
    Lead: lead({ db }),
    Payout: review(deps),
    Status: status({ db, checks: engines.checks }),
  }
  const operatorDispatch = createDispatch(operatorDomains, operatorHandlers, {
    ...common,
    identify: (token) => db.query((sql) => identifyOperator(sql, token)),
  })
  const operatorApp = createServer({
    domains: operatorDomains,
    dispatch: operatorDispatch,
    origins: [config.consoleOrigin],
    trustedProxies: config.trustedProxies,
  })

  const { frameAncestors } = config
  const card = cardOrigins(config)
  const page = { ...card, connect: [...otherOrigins(config), ...card.connect], frameAncestors, scriptPolicies: ['nimbo'] }
  if (config.webDist) await servePages(app, config.webDist, page)
  if (config.consoleDist) await servePages(operatorApp, config.consoleDist, { connect: [], frameAncestors: [], scriptPolicies: [] })
  return { app, operatorApp }
}

/** Where pages connect to besides their own origin. LiveKit's client also asks over plain HTTP when a socket fails. */
function otherOrigins(config: Config): string[] {
  const urls = [config.centrifugo.publicUrl, config.livekit.publicUrl, config.s3.publicUrl].map((url) => new URL(url).origin)
  const plain = urls.map((url) => url.replace(/^ws/, 'http'))
  return [...new Set([...urls, ...plain])]
}
