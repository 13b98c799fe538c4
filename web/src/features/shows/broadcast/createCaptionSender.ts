import { MAX_CAPTION } from '@nimbo/contract'
import type { CaptioningState } from './captionChoice.ts'
import type { Recognition, SpeechResults } from './speech.ts'

export interface Caption {
  phrase: number
  rev: number
  content: string
  final: 0 | 1
}

interface CaptionSenderOptions {
  /** A new one each time: one that ended with an error does not always start again. */
  recognition: () => Recognition
  track: MediaStreamTrack | undefined
  /** over: the server takes no more of them. */
  send: (caption: Caption) => Promise<'over' | void>
  onState: (state: CaptioningState) => void
}

/** Versions of a growing phrase go out no oftener than this; its end goes out at once. */
const EVERY_MS = 500
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 20_000
/** Ends that wait while the network is slow. Older ones are out of date. */
const MOST_ENDS = 3
/** Asking again changes nothing about these. */
const refusals = new Set(['not-allowed', 'service-not-allowed', 'language-not-supported', 'bad-grammar'])

/** Turns the host's speech into captions until it is stopped. Whatever the browser's recogniser does, the show goes on without it. */
export function createCaptionSender({ recognition, track, send, onState }: CaptionSenderOptions): () => void {
  let stopped = false
  let current: { made: Recognition; gone: AbortController } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pacing: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  /** Named by the moment it began; two of one moment are told apart. */
  let phrase = 0
  let rev = 0
  let isOpen = false
  const ends: Caption[] = []
  let growing: Caption | undefined
  let isSending = false
  let sentAt = 0

  function stop(): void {
    stopped = true
    clearTimeout(timer)
    clearTimeout(pacing)
    dropCurrent()
  }

  function dropCurrent(): void {
    const dropped = current
    current = undefined
    dropped?.gone.abort()
    try {
      dropped?.made.abort()
    } catch {
      return
    }
  }

  function listen(): void {
    const made = recognition()
    const gone = new AbortController()
    const { signal } = gone
    current = { made, gone }
    made.continuous = true
    made.interimResults = true
    made.addEventListener('result', hear, { signal })
    made.addEventListener('error', ({ error }) => refusals.has(error) && giveUp(), { signal })
    made.addEventListener('end', listenAgain, { signal })
    try {
      made.start(track)
    } catch {
      listenAgain()
    }
  }

  function giveUp(): void {
    stop()
    onState('refused')
  }

  function listenAgain(): void {
    dropCurrent()
    if (stopped) return
    onState('waiting')
    timer = setTimeout(listen, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }

  function hear({ resultIndex, results }: SpeechResults): void {
    onState('hearing')
    wait = FIRST_WAIT_MS
    let open = ''
    for (let n = resultIndex; n < results.length; n++) {
      const result = results[n]!
      const text = result[0]?.transcript ?? ''
      if (result.isFinal) say(open + text, 1)
      open = result.isFinal ? '' : open + text
    }
    if (open !== '') say(open, 0)
  }

  function say(text: string, final: 0 | 1): void {
    const content = tail(text.trim())
    if (content === '') return
    if (!isOpen) [phrase, rev, isOpen] = [Math.max(Date.now(), phrase + 1), 0, true]
    const caption = { phrase, rev: rev++, content, final }
    if (final === 1) {
      ends.push(caption)
      if (ends.length > MOST_ENDS) ends.shift()
      growing = undefined
      isOpen = false
    } else growing = caption
    sendSoon()
  }

  function sendSoon(): void {
    if (isSending || stopped) return
    clearTimeout(pacing)
    const pause = ends.length > 0 ? 0 : sentAt + EVERY_MS - Date.now()
    if (pause > 0) pacing = setTimeout(sendSoon, pause)
    else void sendNext()
  }

  async function sendNext(): Promise<void> {
    const next = ends.shift() ?? growing
    if (!next) return
    if (next === growing) growing = undefined
    isSending = true
    sentAt = Date.now()
    // A caption that does not arrive is not sent again: the next words are on their way.
    const answer = await send(next).catch(() => undefined)
    isSending = false
    if (answer === 'over') stop()
    else if (ends.length > 0 || growing) sendSoon()
  }

  onState('waiting')
  listen()
  return stop
}

/** End of a phrase that is too long, from a speaker who never pauses: the newest words. */
function tail(text: string): string {
  if (text.length <= MAX_CAPTION) return text
  const last = text.slice(-MAX_CAPTION)
  // Half a sign is none: the server refuses it.
  return last.slice(last.indexOf(' ') + 1).replace(/^[\udc00-\udfff]/, '')
}
