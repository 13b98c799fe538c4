import type { PayMethodId } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { balanceQuery, firstRulesQuery } from './recharge.queries.ts'
import { firstPacks, type Pack, startingPack, startingWay } from './recharge.state.ts'

/** Offered packs and payment methods, and the selection among them. */
export function useRecharge() {
  const uid = useSession((session) => session.uid)
  const { data: balance, isError, refetch } = useQuery(balanceQuery(uid))
  const firstRules = useQuery(firstRulesQuery(uid))
  const [picked, pickPack] = useState<number>()
  const [way, pickWay] = useState<PayMethodId>()
  const packs: Pack[] = balance?.rules ?? []
  const first = firstPacks(firstRules.data)
  const offered = [...first, ...packs]
  const ways = balance?.paylist ?? []
  return {
    balance,
    packs,
    first,
    ways,
    /** The choice waits for both lists, or it would jump under a finger. */
    ready: balance !== undefined && !firstRules.isPending,
    pack: offered.find(({ id }) => id === picked) ?? startingPack(first, packs),
    pay: ways.find(({ id }) => id === way)?.id ?? startingWay(ways),
    pickPack,
    pickWay,
    isError: isError && !balance,
    reload: () => void Promise.all([refetch(), firstRules.refetch()]),
  }
}

export type Recharge = ReturnType<typeof useRecharge>
