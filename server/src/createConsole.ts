import { CommonRefusals } from '@nimbo/contract'
import { operatorDomains, type OperatorDomains } from '@nimbo/contract/operator'
import type { FastifyInstance } from 'fastify'
import { appealReview } from './safety/appeal/index.ts'
import { banner, serveBanners } from './rooms/banner/index.ts'
import { catalogue, receiveGiftFiles } from './operators/catalogue/index.ts'
import { certificationReview, servePhotos } from './safety/certification/index.ts'
import { correction } from './operators/correction/index.ts'
import { labelCatalogue } from './social/label/index.ts'
import { lead } from './people/lead/index.ts'
import { identifyOperator, isOperatorToken, operatorAuth } from './people/operator/index.ts'
import type { ConfigFor } from './platform/config.ts'
import type { CheckResult } from './platform/health.ts'
import { createDispatch } from './platform/http/dispatch.ts'
import type { Handlers } from './platform/http/handler.ts'
import { servePages } from './platform/http/pages.ts'
import { createServer } from './platform/http/server.ts'
import type { Limits } from './platform/limit.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Database } from './platform/postgres.ts'
import { reportReview, serveEvidence } from './safety/report/index.ts'
import type { Storage } from './platform/storage.ts'
import { review } from './operators/review/index.ts'
import { sanctionReview } from './operators/sanctionReview/index.ts'
import { status } from './operators/status/index.ts'
import { superAdmin } from './safety/superAdmin/index.ts'
import { words } from './texts/index.ts'
import { serveReportedVideos } from './social/video/index.ts'

export interface ConsoleDeps {
  db: Database
  limits: Limits
  /** For the photos of applications, which are nowhere else served, and for the files of gifts and of reported videos. */
  storage: Pick<Storage, 'open' | 'openPart' | 'write'>
  metrics: Metrics
  config: ConfigFor<'console'>
  log: Log
  /** Checks of its engines as the API sees them: this process has no access to them. */
  engineChecks(): Promise<CheckResult[]>
}

/** The operators' origin: their calls and pages, and none of the product's. */
export async function createConsole({ db, limits, storage, metrics, config, log, engineChecks }: ConsoleDeps): Promise<FastifyInstance> {
  const handlers: { [D in keyof OperatorDomains]: Handlers<OperatorDomains[D]> } = {
    OperatorAuth: operatorAuth({ db, limits, config }),
    Lead: lead({ db }),
    Payout: review({ db }),
    Correction: correction({ db }),
    Report: reportReview({ db }),
    Sanction: sanctionReview({ db }),
    SuperAdmin: superAdmin({ db }),
    Certification: certificationReview({ db }),
    AppealReview: appealReview({ db }),
    Status: status({ db, engineChecks }),
    Banner: banner({ db }),
    Catalogue: catalogue({ db }),
    Label: labelCatalogue({ db }),
  }
  const dispatch = createDispatch(operatorDomains, handlers, {
    db,
    identifyNow: async (token) => (isOperatorToken(token) ? db.query((sql) => identifyOperator(sql, token)) : undefined),
    // The console has words of its own for what only operators are refused.
    words: (language, call, reason) => (reason in CommonRefusals ? words(language, call, reason) : reason),
    log,
    metrics,
    signSalt: config.signSalt,
  })
  const { consoleOrigin, consoleDist, trustedProxies } = config
  const app = createServer({ domains: operatorDomains, dispatch, log, origins: [consoleOrigin], trustedProxies })
  servePhotos(app, { db, storage, log })
  serveBanners(app, { storage })
  serveEvidence(app, { db, storage })
  receiveGiftFiles(app, { db, storage })
  serveReportedVideos(app, { db, storage, log })
  await servePages(app, consoleDist, { origin: consoleOrigin, connect: [], frameAncestors: [], scriptPolicies: [], log, metrics })
  return app
}
