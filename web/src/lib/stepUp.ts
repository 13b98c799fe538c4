import { Refusal } from '@nimbo/contract'

const askEvent = 'ask-step-up'

/** Callback of a second proof: false when the person did not give it. */
export type StepUpAnswer = (proved: boolean) => void

let asking: Promise<boolean> | undefined
let decline: (() => void) | undefined
/** Expiry of the last proof at the server, in epoch seconds. */
let provedUntil = 0
/** A proof about to be forgotten would not last as long as what it is needed for. */
const SPARE_SECONDS = 60

export function rememberProof(until: number): void {
  provedUntil = until
}

/** A proof belongs to the session it was given in; a question that is still open is declined. */
export function forgetProof(): void {
  provedUntil = 0
  decline?.()
}

/** Concurrent refusals share one step-up; without a listener it is declined. */
function ask(): Promise<boolean> {
  asking ??= new Promise<boolean>((answer) => {
    decline = () => answer(false)
    const unheard = window.dispatchEvent(new CustomEvent<StepUpAnswer>(askEvent, { detail: answer, cancelable: true }))
    if (unheard) answer(false)
  }).finally(() => {
    asking = undefined
    decline = undefined
  })
  return asking
}

export function onAskStepUp(listener: (answer: StepUpAnswer) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    listener((event as CustomEvent<StepUpAnswer>).detail)
  }
  window.addEventListener(askEvent, hear)
  return () => window.removeEventListener(askEvent, hear)
}

/** For what needs the proof before it begins, such as leaving for another company's page. */
export function ensureProved(): Promise<boolean> {
  return Date.now() / 1000 < provedUntil - SPARE_SECONDS ? Promise.resolve(true) : ask()
}

/** Makes a call that may want proof of who is asking; with the proof it is made once more. */
export async function withStepUp<T>(call: () => Promise<T>): Promise<T | 'dismissed'> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason !== 'StepUpNeeded') throw error
  }
  return (await ask()) ? call() : 'dismissed'
}
