import { Centrifuge } from 'centrifuge'

interface Shared {
  url: string
  centrifuge: Centrifuge
  users: number
}
let shared: Shared | undefined

/** The app's one connection: opened by the first reader, closed when the last one leaves, so a signed-out person keeps none. */
export function holdConnection(url: string, getToken: () => Promise<string>): { centrifuge: Centrifuge; release: () => void } {
  if (shared?.url !== url) shared = { url, centrifuge: connect(url, getToken), users: 0 }
  const held = shared
  held.users += 1
  let holding = true
  return {
    centrifuge: held.centrifuge,
    release() {
      if (!holding) return
      holding = false
      held.users -= 1
      if (held.users > 0) return
      held.centrifuge.disconnect()
      if (shared === held) shared = undefined
    },
  }
}

function connect(url: string, getToken: () => Promise<string>): Centrifuge {
  const centrifuge = new Centrifuge(url, { getToken, minReconnectDelay: 300, maxReconnectDelay: 5000, name: 'web' })
  centrifuge.connect()
  return centrifuge
}
