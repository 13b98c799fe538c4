type AppWindow = Window & typeof globalThis
interface Listening extends EventTarget {
  lang: string
  running: boolean
}

/** The browser's speech recognition, in a page under test: it hears what the test says. */
export class FakeSpeech {
  readonly made: Listening[] = []
  /** Languages the device recognises by itself. */
  local: readonly string[] = []

  readonly put = (frame: AppWindow): void => {
    const { made } = this
    const isLocal = (langs: readonly string[]) => langs.every((lang) => this.local.includes(lang))
    class Recognition extends frame.EventTarget {
      lang = ''
      running = false
      constructor() {
        super()
        made.push(this)
      }
      static available = async ({ langs }: { langs: string[] }) => (isLocal(langs) ? 'available' : 'unavailable')
      start() {
        this.running = true
      }
      abort() {
        this.running = false
      }
    }
    Object.assign(frame, { SpeechRecognition: Recognition })
    this.#event = (type, fields) => Object.assign(new frame.Event(type), fields)
  }
  #event: (type: string, fields?: object) => Event = (type) => new Event(type)

  get listening() {
    return this.made.find(({ running }) => running)
  }

  hear(transcript: string, isFinal: boolean): void {
    this.listening?.dispatchEvent(this.#event('result', { resultIndex: 0, results: [{ isFinal, 0: { transcript } }] }))
  }

  fail(error: string): void {
    const { listening } = this
    if (!listening) return
    listening.running = false
    listening.dispatchEvent(this.#event('error', { error }))
    listening.dispatchEvent(this.#event('end'))
  }
}
