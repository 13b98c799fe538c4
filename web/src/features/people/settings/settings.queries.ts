import { Account, Home, Login, refusalOf } from '@nimbo/contract'
import type { Output, PageId } from '@nimbo/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Language } from '@nimbo/contract'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'
import { setBlocked } from '../../../lib/setBlocked.ts'
import { withStepUp } from '../../../lib/stepUp.ts'
import { whileSigningOut } from '../../../lib/sessionInvalid.ts'
import { isLastPage, without, withoutPerson } from './settings.state.ts'

export type Device = Output<typeof Login.getDevices>[number]
type BlockedPage = Output<typeof Account.getBlackList>

/** The names come in the language of the asker. */
export const pagesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['pages', language],
    queryFn: ({ signal }) => client.call(Account.getPerSetting, {}, { signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

export const pageQuery = (id: PageId, language: Language) =>
  queryOptions({
    queryKey: ['page', id, language],
    queryFn: ({ signal }) => client.call(Home.getPage, { id }, { signal }),
    staleTime: 60_000,
  })

export const devicesQuery = (uid: number) =>
  queryOptions({ queryKey: ['settings', uid, 'devices'], queryFn: ({ signal }) => client.call(Login.getDevices, {}, { signal }) })

export const blockedQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['settings', uid, 'blocked'],
    queryFn: ({ pageParam, signal }) => client.call(Account.getBlackList, { p: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (isLastPage(last) ? undefined : pages.length + 1),
  })

/** The row goes at once and comes back when the server says no; a device that is out already is what was wanted. */
export function useRevokeDevice() {
  const { queryKey } = devicesQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await client.call(Login.revokeDevice, { id })
      } catch (error) {
        if (refusalOf(error, Login.revokeDevice) !== 'NoSuchDevice') throw error
      }
    },
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, (devices) => devices && without(devices, id))
      return before
    },
    onError: (_error, _id, before) => cache.setQueryData(queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}

/** People behind an unblocked one move up a place, so the pages are read again. */
export function useUnblock() {
  const { queryKey } = blockedQuery(useSession((session) => session.uid))
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (touid: number) => setBlocked(touid, false),
    onMutate: async (id) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)
      cache.setQueryData(queryKey, (list) => list && { ...list, pages: withoutPerson<BlockedPage[number]>(list.pages, id) })
      return before
    },
    onError: (_error, _id, before) => cache.setQueryData(queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}

export function useCancelAccount() {
  return useMutation({ mutationFn: () => withStepUp(() => whileSigningOut(() => client.call(Account.cancelAccount, {}))) })
}
