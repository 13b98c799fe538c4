import { Notice, type NoticeGroup, type NoticeItem } from '@nimbo/contract'
import { type InfiniteData, infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import type { Language } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { queryClient } from '../../../lib/queryClient.ts'
import { useSession } from '../../../lib/session.ts'
import { dropSeen, useNotices } from './notice.state.ts'

const PAGE = 20

/** At every start and after signing in. What cannot be read now is shown at the next start. */
export async function loadUnseen(): Promise<void> {
  const { uid, token } = useSession.getState()
  useNotices.setState({ unseen: [] })
  if (token === undefined) return
  const unseen = await client.call(Notice.getNotices, { unseen: 1 }).catch(() => [])
  if (useSession.getState().uid === uid) useNotices.setState({ unseen })
}

const ofPerson = (uid: number) => ['notices', uid] as const

/** The words come in the language of the asker. */
export const noticesQuery = (uid: number, language: Language, group: NoticeGroup | '') =>
  infiniteQueryOptions({
    queryKey: [...ofPerson(uid), 'list', language, group],
    queryFn: ({ pageParam, signal }) => client.call(Notice.getNotices, { p: pageParam, group }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length + 1),
  })

export const unseenQuery = (uid: number) =>
  queryOptions({
    queryKey: [...ofPerson(uid), 'unseen'],
    queryFn: async ({ signal }) => (await client.call(Notice.getUnseen, {}, { signal })).nums,
    staleTime: 15_000,
  })

interface Seen {
  id: number
  /** All before it, too. */
  all?: boolean
}

/** It looks seen at once; a server that was not told shows it as new the next time. */
export async function tellSeen({ id, all = false }: Seen): Promise<void> {
  const key = ofPerson(useSession.getState().uid)
  const isMeant = (notice: NoticeItem) => (all ? notice.id <= id : notice.id === id)
  queryClient.setQueriesData<InfiniteData<NoticeItem[], number>>({ queryKey: [...key, 'list'] }, (list) =>
    list ? { ...list, pages: list.pages.map((page) => page.map((n) => (isMeant(n) ? { ...n, seen: 1 } : n))) } : list,
  )
  for (const notice of useNotices.getState().unseen.filter(isMeant)) dropSeen(notice.id)
  await client.call(Notice.setSeen, { id, only: all ? 0 : 1 })
  await queryClient.invalidateQueries({ queryKey: [...key, 'unseen'] })
}

export const useTellSeen = () => useMutation({ mutationFn: tellSeen })
