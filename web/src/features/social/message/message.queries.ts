import { Message } from '@nimbo/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { isSignedIn, useSession } from '../../../lib/session.ts'
import { useUnread } from './unread.ts'

/** `folder` is people I know, or strangers. */
export const conversationsQuery = (uid: number, folder: 'people' | 'requests', key = '') =>
  infiniteQueryOptions({
    queryKey: ['conversations', uid, folder, key],
    queryFn: ({ pageParam: before, signal }) =>
      client.call(Message.getConversations, { requests: folder === 'requests' ? 1 : 0, before, key }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ list, more }) => (more === 1 ? list.at(-1)?.order : undefined),
    placeholderData: keepPreviousData,
  })

export const reloadConversations = () => queryClient.invalidateQueries({ queryKey: ['conversations'] })

export async function refreshUnread(): Promise<void> {
  if (!isSignedIn()) return
  const { uid } = useSession.getState()
  const unread = await client.call(Message.getUnread, {}).catch(() => undefined)
  if (unread && useSession.getState().uid === uid) useUnread.setState(unread)
}
