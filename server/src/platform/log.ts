import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secretNames = [
  'token',
  'password',
  'user_pass',
  'user_pass2',
  'authorization',
  'cookie',
  'secret',
  'usersign',
  'access_token',
  'code',
]
const censored = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/**
 * Structured lines on standard output. Callers log names and ids, never a request's address or body:
 * both may carry a token. Redaction is the second line of defence.
 */
export function createLog(process: string, level = 'info', destination?: DestinationStream): Log {
  const options = { level, base: { process }, redact: { paths: censored, censor: '[hidden]' }, timestamp: pino.stdTimeFunctions.isoTime }
  return destination ? pino(options, destination) : pino(options)
}
