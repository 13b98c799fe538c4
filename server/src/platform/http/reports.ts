import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { crashOf, releaseOf } from './crashReport.ts'

export const REPORTS = '/reports/csp'
const CRASHES = '/reports/crash'

const BODY_LIMIT_BYTES = 16 * 1024
const MAX_VIOLATIONS = 10
const PER_ADDRESS_AND_MINUTE = 20
/** Limit for all addresses together: the log stays bounded, however many send. */
const PER_MINUTE = 600

const directives =
  /^(default|script|style|img|media|connect|frame|worker|object|font|manifest|prefetch)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/

/** The values of a metric's label are few, whatever is sent. */
const crashParts = ['screen', 'sheet', 'slot', 'code', 'start', 'page']

interface Violation {
  directive: string
  /** Scheme and host, or a word like `inline`. */
  blocked: string
  page: string
  source: string
}

interface ReportOptions {
  log: Log
  metrics: Pick<Metrics, 'policyViolations' | 'pageCrashes'>
}

/**
 * Browsers tell here what the content policy stopped, and pages which part of them broke. Anybody can send anything: a report is
 * counted and logged, and nothing else.
 */
export function addReports(app: FastifyInstance, { log, metrics }: ReportOptions): void {
  const perAddress = new RateLimiterMemory({ points: PER_ADDRESS_AND_MINUTE, duration: 60 })
  const all = new RateLimiterMemory({ points: PER_MINUTE, duration: 60 })
  const mayReport = (ip: string) =>
    perAddress
      .consume(ip)
      .then(() => all.consume('all'))
      .then(
        () => true,
        () => false,
      )
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers()
    const types = ['application/csp-report', 'application/reports+json', 'application/json']
    reports.addContentTypeParser(types, { parseAs: 'string' }, (_req, text, done) => done(null, text))
    reports.post(REPORTS, { bodyLimit: BODY_LIMIT_BYTES }, async (req, reply) => {
      if (!(await mayReport(req.ip))) return reply.status(429).send()
      // The page's own release is in the address it was told to report to.
      const release = releaseOf((req.query as Record<string, unknown>)['release'])
      for (const violation of violationsOf(String(req.body))) {
        metrics.policyViolations.inc({ directive: violation.directive })
        log.warn({ release, ...violation }, 'content policy violated')
      }
      return reply.status(204).send()
    })
    reports.post(CRASHES, { bodyLimit: BODY_LIMIT_BYTES }, async (req, reply) => {
      if (!(await mayReport(req.ip))) return reply.status(429).send()
      const crash = crashOf(String(req.body))
      if (crash) {
        metrics.pageCrashes.inc({ part: crashParts.find((part) => part === crash.part) ?? 'other' })
        log.warn(crash, 'page crashed')
      }
      return reply.status(204).send()
    })
  })
}

/** In the form of `report-uri`, one object, or of the Reporting API, a list. */
export function violationsOf(text: string): Violation[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return []
  }
  const reports = Array.isArray(parsed) ? parsed.map((report) => fieldOf(report, 'body')) : [fieldOf(parsed, 'csp-report')]
  return reports.slice(0, MAX_VIOLATIONS).flatMap((report) => (report ? [violationOf(report)] : []))
}

function violationOf(report: unknown): Violation {
  const first = (...names: string[]) => names.map((name) => fieldOf(report, name)).find((value) => typeof value === 'string') ?? ''
  const directive = first('effectiveDirective', 'effective-directive', 'violated-directive')
  return {
    directive: directives.test(directive) ? directive : 'other',
    blocked: originOf(first('blockedURL', 'blocked-uri')),
    page: pathOf(first('documentURL', 'document-uri')),
    source: pathOf(first('sourceFile', 'source-file')),
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function originOf(url: string): string {
  if (/^[a-z-]{1,30}$/.test(url)) return url
  return URL.canParse(url) ? `${new URL(url).protocol}//${new URL(url).host}`.slice(0, 100) : ''
}

/** Without its query, which may carry a credential. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 100) : ''
}
