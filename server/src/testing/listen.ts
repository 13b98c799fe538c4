import { Centrifuge, type PublicationContext, type Subscription, UnauthorizedError } from 'centrifuge'

export interface Listener {
  publications: unknown[]
  subscription: Subscription
  connection: Centrifuge
  /** Resolves when a publication matches, within the time given. */
  until(matches: (data: never) => boolean, ms?: number): Promise<void>
  close(): void
}

/** A reader of one channel, connected like a client of ours. Resolves once subscribed, rejects when refused. */
export function listen(
  url: string,
  usersign: string,
  channel: { channel: string; token: string; offset?: number; epoch?: string },
): Promise<Listener> {
  const connection = new Centrifuge(url, { data: { usersign }, minReconnectDelay: 50, maxReconnectDelay: 200 })
  const since = channel.epoch === undefined ? {} : { since: { offset: channel.offset ?? 0, epoch: channel.epoch } }
  const subscription = connection.newSubscription(channel.channel, { token: channel.token, ...since })
  const publications: unknown[] = []
  const waiting = new Set<() => void>()
  subscription.on('publication', (ctx: PublicationContext) => {
    publications.push(ctx.data)
    for (const check of waiting) check()
  })
  const listener: Listener = {
    publications,
    subscription,
    connection,
    until: (matches, ms = 15_000) =>
      new Promise((done, fail) => {
        const timer = setTimeout(() => fail(new Error(`not seen within ${ms} ms`)), ms)
        const check = () => {
          if (!publications.some((p) => matches(p as never))) return
          clearTimeout(timer)
          waiting.delete(check)
          done()
        }
        waiting.add(check)
        check()
      }),
    close: () => connection.disconnect(),
  }
  return new Promise((done, fail) => {
    subscription.on('subscribed', () => done(listener))
    subscription.on('unsubscribed', (ctx) => fail(new Error(`unsubscribed: ${ctx.code} ${ctx.reason}`)))
    subscription.on('error', (ctx) =>
      fail(ctx.error instanceof UnauthorizedError ? ctx.error : new Error(`${ctx.error.code} ${ctx.error.message}`)),
    )
    connection.on('disconnected', (ctx) => fail(new Error(`disconnected: ${ctx.code} ${ctx.reason}`)))
    subscription.subscribe()
    connection.connect()
  })
}
