import { Notice } from '@nimbo/contract'
import { client } from '../../lib/client.ts'
import { useSession } from '../../lib/session.ts'
import { useNotices } from './notice.state.ts'

/** At every start and after signing in. What cannot be read now is shown at the next start. */
export async function loadUnseen(): Promise<void> {
  const { uid, token } = useSession.getState()
  useNotices.setState({ unseen: [] })
  if (token === undefined) return
  const unseen = await client.call(Notice.getNotices, { unseen: 1 }).catch(() => [])
  if (useSession.getState().uid === uid) useNotices.setState({ unseen })
}

export const tellSeen = (id: number) => client.call(Notice.setSeen, { id })
