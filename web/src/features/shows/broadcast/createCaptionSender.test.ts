import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCaptionSender } from './createCaptionSender.ts'
import type { Caption } from './createCaptionSender.ts'
import type { Recognition } from './speech.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_700_000_000_000)
})
afterEach(() => vi.useRealTimers())

class FakeRecognition extends EventTarget {
  lang = ''
  continuous = false
  interimResults = false
  running = false
  start() {
    this.running = true
  }
  abort() {
    this.running = false
  }
  tell(type: string, event: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), event))
  }
  hear(...results: [text: string, isFinal: boolean][]) {
    this.tell('result', { resultIndex: 0, results: results.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } })) })
  }
  fail(error: string) {
    this.tell('error', { error })
    this.tell('end')
  }
}

function sender(answer: (caption: Caption) => Promise<'over' | void> = async () => undefined) {
  const made: FakeRecognition[] = []
  const sent: Caption[] = []
  const states: string[] = []
  const stop = createCaptionSender({
    recognition: () => made[made.push(new FakeRecognition()) - 1] as unknown as Recognition,
    track: undefined,
    send(caption) {
      sent.push(caption)
      return answer(caption)
    },
    onState: (state) => void states.push(state),
  })
  return { made, sent, states, stop, texts: () => sent.map(({ content, final }) => [content, final]) }
}

describe('phrases', () => {
  test('one grows, twice a second at most, and its end goes out at once', async () => {
    const { made, texts, sent } = sender()
    for (const text of ['boa', 'boa noite', 'boa noite gen', 'boa noite gente']) {
      made[0]!.hear([text, false])
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(texts()).toEqual([['boa', 0]])
    await vi.advanceTimersByTimeAsync(500)
    made[0]!.hear(['boa noite, gente', true])
    await vi.advanceTimersByTimeAsync(0)
    expect(texts()).toEqual([
      ['boa', 0],
      ['boa noite gente', 0],
      ['boa noite, gente', 1],
    ])
    expect(new Set(sent.map(({ phrase }) => phrase)).size).toBe(1)
    expect(sent.map(({ rev }) => rev)).toEqual([0, 3, 4])
  })

  test('the next one is another, also when both come in one result', async () => {
    const { made, sent, texts } = sender()
    made[0]!.hear(['um', true], [' dois', false])
    await vi.advanceTimersByTimeAsync(1)
    made[0]!.hear(['três', true])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(texts()).toEqual([
      ['um', 1],
      ['três', 1],
    ])
    made[0]!.hear(['quatro', false])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(new Set(sent.map(({ phrase }) => phrase)).size).toBe(3)
  })

  test('of somebody who never pauses the newest words are sent', async () => {
    const { made, sent } = sender()
    made[0]!.hear(['palavra '.repeat(80), false])
    await vi.advanceTimersByTimeAsync(0)
    expect(sent[0]!.content.length).toBeLessThanOrEqual(300)
    expect(sent[0]!.content.startsWith('palavra')).toBe(true)
  })

  test('one at a time, and a slow network drops what is out of date', async () => {
    const waiting: (() => void)[] = []
    const { made, sent } = sender(() => new Promise((done) => waiting.push(done)))
    for (const text of ['um', 'dois', 'três', 'quatro', 'cinco']) {
      made[0]!.hear([text, true])
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(sent.map(({ content }) => content)).toEqual(['um'])
    for (let n = 0; n < 4; n++) {
      waiting[n]?.()
      await vi.advanceTimersByTimeAsync(10)
    }
    expect(sent.map(({ content }) => content)).toEqual(['um', 'três', 'quatro', 'cinco'])
  })

  test('a caption that does not arrive is not the last one; a show that is over has none', async () => {
    const answers: (() => Promise<'over' | void>)[] = [() => Promise.reject(new Error('offline')), async () => 'over']
    const { made, sent } = sender(() => answers.shift()?.() ?? Promise.resolve())
    for (const text of ['um', 'dois', 'três']) {
      made[0]!.hear([text, true])
      await vi.advanceTimersByTimeAsync(600)
    }
    expect(sent.map(({ content }) => content)).toEqual(['um', 'dois'])
    expect(made[0]!.running).toBe(false)
  })
})

describe('a recogniser that ends', () => {
  test('is asked again, later each time, and soon again once it hears', async () => {
    const { made, states } = sender()
    for (let n = 0; n < 12; n++) {
      made.at(-1)!.fail('network')
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(made).toHaveLength(13)
    made.at(-1)!.fail('no-speech')
    await vi.advanceTimersByTimeAsync(19_000)
    expect(made).toHaveLength(13)
    await vi.advanceTimersByTimeAsync(1_000)
    made.at(-1)!.hear(['oi', true])
    made.at(-1)!.tell('end')
    await vi.advanceTimersByTimeAsync(300)
    expect(made).toHaveLength(15)
    expect(states.slice(-2)).toEqual(['hearing', 'waiting'])
  })

  test.each(['not-allowed', 'service-not-allowed', 'language-not-supported'])('%s is for good', async (error) => {
    const { made, states } = sender()
    made[0]!.fail(error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([made.length, states]).toEqual([1, ['waiting', 'refused']])
  })

  test('that cannot be started is asked again', async () => {
    const start = vi.spyOn(FakeRecognition.prototype, 'start').mockImplementationOnce(() => {
      throw new Error('busy')
    })
    const { made } = sender()
    await vi.advanceTimersByTimeAsync(300)
    expect(made).toHaveLength(2)
    start.mockRestore()
  })

  test('is not asked any more once it was stopped, and what it says then is not sent', async () => {
    const { made, sent, stop } = sender()
    stop()
    made[0]!.hear(['late', true])
    made[0]!.tell('end')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([made.length, made[0]!.running, sent.length]).toEqual([1, false, 0])
  })
})
