import { type ShortVideo, Video } from '@nimbo/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { homeListKey } from '../../../lib/homeLists.ts'
import { useSession } from '../../../lib/session.ts'
import { isUnfinished } from './video.state.ts'

const PAGE = 20
const PROGRESS_MS = 2_000

/** Under `profile`: what I may see, and whether I like it, is mine and goes when I sign out. */
const root = (uid: number) => ['profile', uid, 'video'] as const

/** While one of mine is converted its progress is asked for. */
export const homeVideosQuery = (uid: number, touid: number) =>
  infiniteQueryOptions({
    queryKey: homeListKey('videos', touid, uid),
    queryFn: ({ pageParam: p, signal }) => client.call(Video.getHomeVideo, { touid, p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (list, pages) => (list.length < PAGE ? undefined : pages.length + 1),
    refetchInterval: ({ state }) => (state.data?.pages.some((list) => list.some(isUnfinished)) ? PROGRESS_MS : false),
  })

export const videoQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: [...root(uid), 'one', id],
    queryFn: ({ signal }) => client.call(Video.getVideo, { id }, { signal }),
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? PROGRESS_MS : false),
  })

/** Videos after this one: each is in the cache before it is opened. */
export function useNextVideos(uid: number, id: number, touid: number | undefined) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: [...root(uid), 'next', id, touid ?? 0],
    queryFn: async ({ signal }) => {
      const list = await client.call(Video.getNext, { id, touid }, { signal })
      for (const video of list) cache.setQueryData(videoQuery(uid, video.id).queryKey, video)
      return list
    },
    staleTime: 30_000,
  })
}

/** Shown at once, and taken back when the server says no. */
export function useLike({ id }: Pick<ShortVideo, 'id'>) {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  const { queryKey } = videoQuery(uid, id)
  const change = (now: Pick<ShortVideo, 'islike' | 'likes'>) =>
    cache.setQueryData(queryKey, (video: ShortVideo | undefined) => video && { ...video, ...now })
  return useMutation({
    mutationFn: (islike: 0 | 1) => client.call(Video.setLike, { id, islike }),
    onMutate: (islike) => {
      const before = cache.getQueryData(queryKey)
      if (before && before.islike !== islike) change({ islike, likes: before.likes + (islike === 1 ? 1 : -1) })
      return before
    },
    onSuccess: change,
    onError: (_error, _islike, before) => before && change(before),
  })
}

/** Counted once a day by the server, however often it is said. A count that is missed is no reason to bother anybody. */
export async function countView(id: number): Promise<void> {
  await client.call(Video.addView, { id }).catch(() => undefined)
}

export function useDeleteVideo() {
  const uid = useSession((session) => session.uid)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => client.call(Video.del, { id }),
    onSettled: () => {
      // Not asked for anew while it is still on screen: the answer would take the screen away before it leads back.
      void cache.invalidateQueries({ queryKey: root(uid), refetchType: 'none' })
      void cache.invalidateQueries({ queryKey: homeListKey('videos', uid, uid) })
    },
  })
}
