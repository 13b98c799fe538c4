/** Object that Android's WebMessageListener injects under its given name. */
export interface AndroidPort {
  postMessage(text: string): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}
/** A WKScriptMessageHandlerWithReply as the page sees it. */
export interface IosPort {
  postMessage(text: string): Promise<unknown>
}

export type Wrapper =
  | { kind: 'android'; port: AndroidPort }
  | { kind: 'ios'; port: IosPort }
  | { kind: 'frame'; parent: Window; origins: readonly string[] }

interface Surroundings {
  nimbo?: AndroidPort
  webkit?: { messageHandlers?: { nimbo?: IosPort } }
  parent?: Window
  location?: { ancestorOrigins?: { readonly [index: number]: string } }
}

/** The server names the pages that may frame us in the document itself; an empty list means none may. */
const namedOrigins = () => (document.querySelector<HTMLMetaElement>('meta[name="nimbo-frames"]')?.content ?? '').split(' ').filter(Boolean)

/**
 * The app around this page, if there is one. A frame counts only when its parent is among the pages the server named: where the
 * browser tells who the parent is, that one alone is talked to.
 */
export function findWrapper(here: Surroundings = window, named = namedOrigins): Wrapper | undefined {
  if (typeof here.nimbo?.postMessage === 'function') return { kind: 'android', port: here.nimbo }
  const handler = here.webkit?.messageHandlers?.nimbo
  if (handler) return { kind: 'ios', port: handler }
  if (!here.parent || here.parent === (here as unknown)) return undefined
  const parent = here.location?.ancestorOrigins?.[0]
  const origins = named().filter((origin) => parent === undefined || origin === parent)
  return origins.length > 0 ? { kind: 'frame', parent: here.parent, origins } : undefined
}

let found: { wrapper: Wrapper | undefined } | undefined

/** Looked for once: none of the three comes or goes while a page lives. */
export function wrapper(): Wrapper | undefined {
  found ??= { wrapper: findWrapper() }
  return found.wrapper
}

export const isNative = (): boolean => wrapper() !== undefined
