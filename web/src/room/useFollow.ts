import { User, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tellNative } from '../lib/bridge/index.ts'
import { client } from '../lib/client.ts'
import { queryClient } from '../lib/queryClient.ts'
import { toast } from '../ui/toast.ts'

const follow = (touid: number, on: boolean) => client.call(User.setAttent, { touid, isattent: on ? 1 : 0 })

const keyOf = (touid: number) => ['live', 'following', touid]

/**
 * The last known follow state per person, shared by the pill, the person's sheet and the end card so that they agree. Noted with the answer
 * that told it, not by what draws it: a kept answer that is drawn again is older than a tap.
 */
export function noteFollowing(touid: number, on: boolean): void {
  queryClient.setQueryData<boolean>(keyOf(touid), on)
}

/** Following one person: shown at once, taken back when the server says no. */
export function useFollow(touid: number, initially: boolean) {
  const { t } = useLingui()
  const { data: following = initially } = useQuery<boolean>({ queryKey: keyOf(touid), queryFn: skipToken })
  const [busy, setBusy] = useState(false)

  async function toggle() {
    const next = !following
    noteFollowing(touid, next)
    setBusy(true)
    try {
      noteFollowing(touid, (await follow(touid, next)).isattent === 1)
      if (next) tellNative('haptic', { kind: 'success' })
    } catch (e) {
      noteFollowing(touid, !next)
      toast.error(refusalOf(e, User.setAttent) === 'Yourself' ? t`You cannot follow yourself` : t`Something went wrong. Try again.`)
    }
    setBusy(false)
  }
  return { following, busy, toggle: () => void toggle() }
}
