import { CodeGone, release } from './codeGone.ts'

export type CrashPart = 'screen' | 'sheet' | 'slot' | 'start' | 'page'

const MAX_REPORTS = 10
const MAX_PLACES = 8
/** Answers and absences that a part of the page forgot to expect: nothing of the page is broken. */
const expected = new Set(['AbortError', 'PersonChanged', 'Refusal', 'TransportFault'])
const told = new Set<string>()

/** Tells the server which part of which release broke, and where in the code. What an error quotes may be somebody's: it stays here. */
export function reportCrash(crash: unknown, part: CrashPart): void {
  const { name = '', message = '', stack = '' } = crash instanceof Error ? crash : {}
  const at = [...stack.matchAll(/([\w.-]+\.js:\d+:\d+)/g)].slice(0, MAX_PLACES).map(([, place]) => place)
  const once = `${name} ${at[0] ?? message}`
  if (expected.has(name) || told.has(once) || told.size >= MAX_REPORTS) return
  told.add(once)
  const said = message.replace(/["'`“‘«].*|\S*[\d@/=:]\S*/gs, '…').slice(0, 160)
  const route = location.pathname.replace(/\/[^/]*\d.*/, '')
  const body = JSON.stringify({ release: release(), route, part: crash instanceof CodeGone ? 'code' : part, name, message: said, at })
  fetch('/reports/crash', { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(() => undefined)
}

/** Errors that no part of the page caught. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => error && reportCrash(error, 'page'))
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason, 'page'))
}
