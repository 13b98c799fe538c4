import { domains, type Domains, Home } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import { account } from './people/account/index.ts'
import { agent } from './money/agent/index.ts'
import { appeal } from './safety/appeal/index.ts'
import { barrages } from './rooms/barrage/index.ts'
import { captions } from './rooms/caption/index.ts'
import { cardHead, serveAppLinks, serveCards } from './social/card/index.ts'
import { certification } from './safety/certification/index.ts'
import { addPaymentWebhooks, balance, cardOrigins, charge, type Reconciler, serveAppleDomain } from './money/charge/index.ts'
import { dataExport, serveExports } from './people/export/index.ts'
import { exchange } from './money/exchange/index.ts'
import { gift } from './play/gift/index.ts'
import { livegame } from './play/goal/index.ts'
import { guard } from './play/guard/index.ts'
import { home } from './rooms/home/index.ts'
import { deleteLabelsBetween, labels } from './social/label/index.ts'
import { linkmic } from './rooms/linkmic/index.ts'
import { addMediaHooks } from './shows/mediaRoom/index.ts'
import { live } from './rooms/live/index.ts'
import { revokeBetween } from './shows/admission/index.ts'
import { livemanage, moderation, unsetAdminsBetween } from './rooms/moderation/index.ts'
import { createCaptcha, createIdentify, createSessions, createThird } from './people/identity/index.ts'
import { addRealtimeHook, login } from './people/login/index.ts'
import { isSent, message } from './social/message/index.ts'
import { notice } from './core/notice/index.ts'
import type { Engines } from './openEngines.ts'
import { pk } from './play/pk/index.ts'
import { createPayMethods } from './money/payment/index.ts'
import { privateShows } from './play/privateShow/index.ts'
import type { Config } from './platform/config.ts'
import { createDispatch } from './platform/http/dispatch.ts'
import type { Handlers } from './platform/http/handler.ts'
import { createAssetArchive } from './platform/http/assetArchive.ts'
import { createFirstAnswers } from './platform/http/firstAnswers.ts'
import { servePages } from './platform/http/pages.ts'
import { serveOpenApi } from './platform/http/serveOpenApi.ts'
import { createServer } from './platform/http/server.ts'
import type { Log } from './platform/log.ts'
import type { Sql } from './platform/postgres.ts'
import { createSms } from './platform/sms.ts'
import { createPush } from './core/push/index.ts'
import { profile } from './social/profile/index.ts'
import { ranks } from './play/rank/index.ts'
import { receipts } from './play/receipt/index.ts'
import { red } from './play/red/index.ts'
import { report } from './safety/report/index.ts'
import { sanctions } from './people/sanction/index.ts'
import { words } from './texts/index.ts'
import { translation } from './rooms/translation/index.ts'
import { serveMedia, upload } from './core/upload/index.ts'
import { user } from './people/user/index.ts'
import { serveVideos, video } from './social/video/index.ts'
import { serveSeals, spending, statement } from './money/wallet/index.ts'
import { cashRecords, pendingVotesTotal, withdrawals } from './money/withdrawal/index.ts'

/** Requests to the worker, for work the API may not do itself. */
export interface WorkerRequests {
  reconciler: Reconciler
}

/** The product's origin: calls, pages, webhooks. It serves no call of the console. */
export async function createApi(engines: Engines, config: Config, log: Log, { reconciler }: WorkerRequests): Promise<FastifyInstance> {
  const { db, centrifugo, metrics, limits, rooms, wordFilter } = engines
  const deps = { ...engines, config, log }
  const charging = { ...deps, reconciler, methods: createPayMethods(config, db) }
  const third = createThird({ db, config, log })
  const sms = createSms(config.sms)
  const separate = async (sql: Sql, a: number, b: number) => {
    await revokeBetween(sql, a, b)
    await unsetAdminsBetween(sql, rooms, a, b)
    await deleteLabelsBetween(sql, a, b)
  }
  const person = { db, limits, centrifugo, third, wordFilter, sms, push: createPush(config), separate, config, log }
  const gifts = gift(deps)
  const handlers: { [D in keyof Domains]: Handlers<Domains[D]> } = {
    Login: login({ ...person, captcha: createCaptcha(db, config.captchaKey) }),
    Home: { ...home({ db, limits, third, wordFilter, config }), ...ranks({ db }) },
    User: {
      ...user(person),
      ...account(person),
      ...profile(deps),
      ...labels(deps),
      ...balance(charging),
      ...spending(deps),
      ...withdrawals(deps),
      ...sanctions(deps),
      ...dataExport(deps),
    },
    Charge: charge(charging),
    Cash: { ...exchange({ db, pendingVotes: pendingVotesTotal }), ...cashRecords(deps), ...statement(deps) },
    Agent: agent(deps),
    Upload: upload(deps),
    Live: {
      ...live(deps),
      ...moderation(deps),
      ...report(deps),
      ...barrages(deps),
      ...gifts.live,
      ...receipts(deps),
      ...privateShows(deps),
      ...captions(deps),
      ...translation(deps),
    },
    Livemanage: livemanage(deps),
    Linkmic: linkmic(deps),
    Livegame: livegame(deps),
    Backpack: gifts.backpack,
    Guard: guard(deps),
    Red: red(deps),
    Auth: certification({ db }),
    Appeal: appeal({ db }),
    Notice: notice(deps),
    Message: message(deps),
    Pk: pk(deps),
    Video: video(deps),
  }
  const dispatch = createDispatch(domains, handlers, {
    db,
    ...createIdentify({ sessions: createSessions(db), limits, config }),
    words,
    log,
    metrics,
    signSalt: config.signSalt,
  })
  const app = createServer({ domains, dispatch, log, origins: [config.publicOrigin], trustedProxies: config.trustedProxies })
  addMediaHooks(app, deps)
  addRealtimeHook(app, { db, limits, centrifugo, config, log })
  addPaymentWebhooks(app, charging)
  serveMedia(app, { ...deps, isSent })
  serveVideos(app, deps)
  serveSeals(app, deps)
  serveExports(app, deps)
  serveCards(app, deps)
  serveAppLinks(app, config)
  serveAppleDomain(app, config)
  serveOpenApi(app, domains)

  const { frameAncestors } = config
  const card = cardOrigins(config)
  await servePages(app, config.webDist, {
    ...card,
    origin: config.publicOrigin,
    connect: [...otherOrigins(config), ...card.connect],
    frameAncestors,
    capture: true,
    firstAnswers: createFirstAnswers(dispatch, [
      { call: Home.getHot, fields: { p: '1' } },
      { call: Home.getConfig, fields: {} },
    ]),
    card: cardHead({ db, limits }, config.publicOrigin),
    scriptPolicies: ['nimbo'],
    ...(config.webDist && { archive: await createAssetArchive(db, config.webDist, log) }),
    log,
    metrics,
  })
  return app
}

/** Origins that pages connect to besides their own. LiveKit's client also asks over plain HTTP when a socket fails. */
function otherOrigins(config: Config): string[] {
  const urls = [config.centrifugo.publicUrl, config.livekit.publicUrl, config.s3.publicUrl].map((url) => new URL(url).origin)
  const plain = urls.map((url) => url.replace(/^ws/, 'http'))
  return [...new Set([...urls, ...plain])]
}
