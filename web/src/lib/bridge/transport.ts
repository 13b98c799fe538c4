import type { Wrapper } from './wrapper.ts'

/** A message as it leaves: `id` only where an answer is awaited. */
export interface Outgoing {
  type: string
  data: object
  id?: string
}

/** Opens the way to the wrapper: gives back how to send, and calls `receive` with every text that really came from it. */
export type Transport = (receive: (text: string) => void) => (message: Outgoing) => void

declare global {
  interface Window {
    __nimboReceive?: (text: unknown) => void
  }
}

export function transportOf(wrapper: Wrapper): Transport {
  switch (wrapper.kind) {
    case 'android':
      return android(wrapper)
    case 'ios':
      return ios(wrapper, window)
    case 'frame':
      return frame(wrapper, window)
  }
}

type Of<K extends Wrapper['kind']> = Extract<Wrapper, { kind: K }>

/** The listener is registered for our origin only, and nothing but the app can reach this port. */
export function android({ port }: Of<'android'>): Transport {
  return (receive) => {
    port.addEventListener('message', ({ data }) => typeof data === 'string' && receive(data))
    return (message) => port.postMessage(JSON.stringify(message))
  }
}

/** Answers come back with the promise; events are spoken by the app into a function no script can replace. */
export function ios({ port }: Of<'ios'>, page: Pick<Window, '__nimboReceive'>): Transport {
  return (receive) => {
    const hear = (text: unknown) => typeof text === 'string' && receive(text)
    Object.defineProperty(page, '__nimboReceive', { value: hear, writable: false, configurable: false })
    return (message) => {
      const failed = () => message.id !== undefined && receive(JSON.stringify({ reply: message.id, error: 'failed' }))
      port.postMessage(JSON.stringify(message)).then(hear, failed)
    }
  }
}

/** Only a named origin can read what is sent, and only the frame's own parent on a named origin is listened to. */
export function frame({ parent, origins }: Of<'frame'>, page: Pick<Window, 'addEventListener'>): Transport {
  return (receive) => {
    page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === parent && origins.includes(origin) && typeof data === 'string') receive(data)
    })
    return (message) => {
      for (const origin of origins) parent.postMessage(JSON.stringify(message), origin)
    }
  }
}
