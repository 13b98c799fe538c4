import { setTimeout as sleep } from 'node:timers/promises'
import { jsonOf, sendJson, type StandIn } from '../serveStandIns.ts'
import { type Phrase, phrases } from './phrases.ts'

const codes = ['en', 'pt', 'es', 'fr', 'ar', 'zh-Hans', 'zh-Hant'] as const
type Code = (typeof codes)[number]
const KEPT_CALLERS = 1_000

/** Behaviour of the server towards one key, and the requests made with it. */
interface Caller {
  behave: 'well' | 'broken' | 'slow' | 'garbage' | 'refusing'
  asked: { path: string; q: unknown }[]
}

const plain = (text: string) => text.trim().toLowerCase()
const known = new Map<string, { code: Code; phrase: Phrase }>(
  phrases.flatMap((phrase) => codes.map((code) => [plain(phrase[code]), { code, phrase }] as const)),
)
const common: Readonly<Partial<Record<Code, RegExp>>> = {
  pt: /\b(que|você|não|uma|boa|muito|com|tudo|gente)\b/i,
  es: /\b(qué|el|los|una|muy|hola|buenas|desde|gracias)\b/i,
  fr: /\b(je|le|les|une|est|bonjour|c’est|quelle|merci)\b/i,
  en: /\b(the|is|this|what|you|and|one|hello|thanks)\b/i,
}

function detect(text: string): { language: string; confidence: number } {
  const exact = known.get(plain(text))
  if (exact) return { language: exact.code, confidence: 95 }
  if (/\p{Script=Arabic}/u.test(text)) return { language: 'ar', confidence: 90 }
  if (/\p{Script=Han}/u.test(text)) return { language: /[們來說這個聽學會]/.test(text) ? 'zh-Hant' : 'zh-Hans', confidence: 90 }
  const found = codes.find((code) => common[code]?.test(text))
  return found ? { language: found, confidence: 70 } : { language: 'en', confidence: 5 }
}

/** Translation of a known phrase; an unknown text is marked, so that it does not pass for a translation. */
const translate = (text: string, target: Code) => known.get(plain(text))?.phrase[target] ?? `[${target}] ${text}`

/** Stand-in for a LibreTranslate server. `_control` tells how it behaves towards a key, and what was asked with one. */
export function createLibreTranslate(apiKey: string): StandIn {
  const callers = new Map<string, Caller>()
  function callerOf(key: string): Caller {
    const caller = callers.get(key) ?? { behave: 'well', asked: [] }
    callers.set(key, caller)
    if (callers.size > KEPT_CALLERS) callers.delete([...callers.keys()][0]!)
    return caller
  }
  return async (req, res) => {
    const path = req.url ?? ''
    if (path === '/languages')
      return sendJson(
        res,
        200,
        codes.map((code) => ({ code, name: code, targets: codes })),
      )
    const body = await jsonOf(req)
    if (path === '/_control') {
      const caller = callerOf(String(body['key']))
      if (body['behave']) caller.behave = body['behave'] as Caller['behave']
      return sendJson(res, 200, caller.asked)
    }
    const key = typeof body['api_key'] === 'string' ? body['api_key'] : ''
    if (!key.startsWith(apiKey)) return sendJson(res, 403, { error: 'Invalid API key' })
    const caller = callerOf(key)
    caller.asked.push({ path, q: body['q'] })
    if (caller.behave === 'slow') await sleep(5_000)
    if (caller.behave === 'broken') return sendJson(res, 500, { error: 'Cannot translate text' })
    if (caller.behave === 'refusing') return sendJson(res, 429, { error: 'Slowdown' })
    if (caller.behave === 'garbage') return void res.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
    if (path === '/detect') return sendJson(res, 200, [detect(String(body['q']))])
    const { q, source, target } = body
    if (path !== '/translate') return void res.writeHead(404).end()
    if (!codes.some((code) => code === source) || !codes.some((code) => code === target))
      return sendJson(res, 400, { error: `${String(source)} is not supported` })
    const texts = Array.isArray(q) ? q.map(String) : [String(q)]
    const done = texts.map((text) => translate(text, target as Code))
    sendJson(res, 200, { translatedText: Array.isArray(q) ? done : done[0] })
  }
}
