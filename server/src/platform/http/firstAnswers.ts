import { type AnyCall, type CoverSources, coverSources, type Language, type RoomCard } from '@nimbo/contract'
import { OneSecondCache } from '../OneSecondCache.ts'
import type { Dispatch } from './dispatch.ts'

/** A page without answers asks for them itself: it is not to wait for a busy database. */
const TIMEOUT_MS = 150
/** Covers of the tiles a phone shows first. */
const FIRST_COVERS = 4

interface FirstCall {
  call: AnyCall
  fields: Record<string, string>
}
/** Additions to a page's head and body, and the content of its root until the app draws. */
export interface FirstAnswers {
  head: string
  body: string
  start: string
}
const nobody = { token: undefined, uid: undefined }
const none: FirstAnswers = { head: '', body: '', start: '' }

/**
 * Answers that a stranger's first page asks for as soon as its scripts run, sent along with it: the list is there with the first drawing,
 * and its first pictures arrive beside the scripts and are shown before them. The answers are those of the calls, under the addresses the
 * page would ask.
 */
export function createFirstAnswers(dispatch: Dispatch, asked: readonly FirstCall[]): (language: Language) => Promise<FirstAnswers> {
  const kept = new OneSecondCache<FirstAnswers>()

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
    const covers = answers.flatMap(([, text]) => coversOf(text))
    const pictures = covers.map(({ src, srcSet, sizes }) => `<img alt="" src="${src}" srcset="${srcSet}" sizes="${sizes}">`)
    return {
      head: covers
        .map(({ src, srcSet, sizes }) => `<link rel="preload" as="image" href="${src}" imagesrcset="${srcSet}" imagesizes="${sizes}">`)
        .join(''),
      start: pictures.length === 0 ? '' : `<div class="start-covers" aria-hidden="true">${pictures.join('')}</div>`,
      // Nothing somebody wrote may end the element.
      body: `<script type="application/json" id="first-answers">${body.replaceAll('<', String.raw`\u003c`)}</script>`,
    }
  }

  return (language) => {
    const made = kept.get(language, () => make(language)).catch(() => none)
    return Promise.race([made, new Promise<FirstAnswers>((done) => setTimeout(done, TIMEOUT_MS, none).unref())])
  }
}

/** Drawn covers alone have addresses that nobody chose, and widths for every screen. */
function coversOf(envelope: string): CoverSources[] {
  const { data } = JSON.parse(envelope) as { data: { info: [{ list?: readonly RoomCard[] }] } }
  return (data.info[0]?.list ?? [])
    .slice(0, FIRST_COVERS)
    .map(({ thumb }) => coverSources(thumb))
    .filter(({ srcSet }) => srcSet !== undefined)
}
