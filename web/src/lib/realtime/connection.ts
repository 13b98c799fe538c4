import { User } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import { client } from '../client.ts'
import { isSignedIn, rememberUserSign, useSession } from '../session.ts'

interface Shared {
  url: string
  /** Owner of the connection: the next person does not read over it. */
  uid: number
  centrifuge: Centrifuge
  users: number
}
let shared: Shared | undefined

/** Close code for a device that was signed out. */
const ENDED = 4501
const ASK_AGAIN_MS = 3000

/** The app's one connection: opened by the first reader, closed when the last one leaves, so a signed-out person keeps none. */
export function holdConnection(url: string): { centrifuge: Centrifuge; release: () => void } {
  const { uid } = useSession.getState()
  if (shared?.url !== url || shared.uid !== uid) shared = { url, uid, centrifuge: connect(url), users: 0 }
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

function connect(url: string): Centrifuge {
  const centrifuge = new Centrifuge(url, {
    getData: () => Promise.resolve({ usersign: useSession.getState().usersign ?? '' }),
    minReconnectDelay: 300,
    maxReconnectDelay: 5000,
    name: 'web',
  })
  centrifuge.on('disconnected', ({ code }) => {
    if (code === ENDED) void comeBack(centrifuge)
  })
  centrifuge.connect()
  return centrifuge
}

/** End of the session, sent by the server: the call ends it here too (code 700), unless only the sign was too old and a new one helps. */
async function comeBack(centrifuge: Centrifuge): Promise<void> {
  const { token } = useSession.getState()
  if (token === undefined) return
  try {
    const { usersign } = await client.call(User.getUserSign, {})
    rememberUserSign(usersign, token)
    if (shared?.centrifuge === centrifuge) centrifuge.connect()
  } catch {
    if (isSignedIn()) setTimeout(() => void comeBack(centrifuge), ASK_AGAIN_MS)
  }
}
