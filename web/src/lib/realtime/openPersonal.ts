import { parsePersonalEvent, type PersonalEvent } from '@nimbo/contract'
import { holdConnection } from './connection.ts'
import { unsubscribe } from './followFeed.ts'
import { seenIds } from './seenIds.ts'

interface PersonalOptions {
  url: string
  channel: string
  token: string
  getToken: () => Promise<string>
  onEvent: (event: PersonalEvent) => void
  /** From here on nothing is missed; what was before has to be asked for. */
  onStale: () => void
}

/** Reads a person's own channel over the app's one connection. Each event is told once. */
export function openPersonal({ url, channel, token, getToken, onEvent, onStale }: PersonalOptions): { close: () => void } {
  const { centrifuge, release } = holdConnection(url)
  const seen = seenIds()
  const subscription = centrifuge.newSubscription(channel, { token, getToken, maxResubscribeDelay: 5000 })
  let isFirst = true
  subscription.on('publication', ({ data }) => {
    const event = parsePersonalEvent(data)
    if (event && seen.isNew(event.id)) onEvent(event)
  })
  subscription.on('subscribed', ({ recovered }) => {
    if (isFirst || !recovered) onStale()
    isFirst = false
  })
  subscription.subscribe()
  return {
    close() {
      unsubscribe(centrifuge, subscription)
      release()
    },
  }
}
