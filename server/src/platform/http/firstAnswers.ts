import { type AnyCall, coverSources, type Language, type RoomCard } from '@nimbo/contract'
import type { Dispatch } from './dispatch.ts'

/** As long as a list is kept for everybody. */
const KEPT_MS = 1_000
/** A page without answers asks for them itself: it is not to wait for a busy database. */
const TIMEOUT_MS = 150
/** Pictures of the first row. */
const FIRST_PICTURES = 2

interface FirstCall {
  call: AnyCall
  fields: Record<string, string>
}
/** What goes into a page's head and body. */
export interface FirstAnswers {
  head: string
  body: string
}
const nobody = { token: undefined, uid: undefined }
const none: FirstAnswers = { head: '', body: '' }

/**
 * What a stranger's first page asks for as soon as its scripts run, sent along with it: the list is there with the first drawing, and
 * its first pictures arrive beside the scripts. The answers are those of the calls, under the addresses the page would ask.
 */
export function createFirstAnswers(dispatch: Dispatch, asked: readonly FirstCall[]): (language: Language) => Promise<FirstAnswers> {
  const kept = new Map<Language, { until: number; made: Promise<FirstAnswers> }>()

  async function answer({ call, fields }: FirstCall, language: Language): Promise<[string, string] | undefined> {
    const query = new URLSearchParams({ service: call.name, language, ...fields })
    const incoming = {
      call,
      fields: new Map<string, unknown>(query),
      credentials: nobody,
      ip: '',
      userAgent: '',
      requestId: '',
      whenAnswered: () => undefined,
    }
    const envelope = await dispatch(incoming)
    const text = typeof envelope === 'string' ? envelope : JSON.stringify(envelope)
    return text.startsWith('{"ret":200,"data":{"code":0,') ? [`/?${query.toString()}`, text] : undefined
  }

  async function make(language: Language): Promise<FirstAnswers> {
    const answers = (await Promise.all(asked.map((each) => answer(each, language)))).filter((found) => found !== undefined)
    const body = `{${answers.map(([address, text]) => `${JSON.stringify(address)}:${text}`).join(',')}}`
    return {
      head: answers.flatMap(([, text]) => picturesOf(text)).join(''),
      // Nothing somebody wrote may end the element.
      body: `<script type="application/json" id="first-answers">${body.replaceAll('<', String.raw`\u003c`)}</script>`,
    }
  }

  return (language) => {
    const known = kept.get(language)
    const now = Date.now()
    const made = known && known.until > now ? known.made : make(language).catch(() => none)
    if (made !== known?.made) kept.set(language, { until: now + KEPT_MS, made })
    return Promise.race([made, new Promise<FirstAnswers>((done) => setTimeout(done, TIMEOUT_MS, none).unref())])
  }
}

function picturesOf(envelope: string): string[] {
  const { data } = JSON.parse(envelope) as { data: { info: [{ list?: readonly RoomCard[] }] } }
  return (data.info[0]?.list ?? []).slice(0, FIRST_PICTURES).flatMap(({ thumb }) => {
    const { src, srcSet, sizes } = coverSources(thumb)
    return srcSet ? [`<link rel="preload" as="image" href="${src}" imagesrcset="${srcSet}" imagesizes="${sizes}">`] : []
  })
}
