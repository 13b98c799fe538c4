import { Pk } from '@nimbo/contract'
import type { PkBattle, PkPunishment } from '@nimbo/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { pkSlice, stateAfter } from './pk.state.ts'

export const rivalsQuery = (stream: string) =>
  queryOptions({
    queryKey: ['live', 'rivals', stream],
    queryFn: ({ signal }) => client.call(Pk.getRivals, { stream, p: 1 }, { signal }),
    staleTime: 0,
    refetchInterval: 10_000,
  })

type PkAct =
  | { act: 'invite'; touid: number; minutes: number; punish: PkPunishment; time: number }
  | { act: 'accept' | 'decline' | 'cancel' | 'surrender' | 'waive'; battle: PkBattle }

/** The answer to every act is the battle as it stands: also when the other host was first. */
export function usePkAct(onRefused: (text: string | undefined) => void) {
  const room = useRoom()
  return useMutation({
    mutationFn: async (asked: PkAct) => {
      if (asked.act === 'invite')
        return client.call(Pk.invite, {
          stream: room.address.stream,
          touid: asked.touid,
          minutes: asked.minutes,
          punish: asked.punish,
          punish_time: asked.time,
        })
      const { battle, version } = asked.battle
      if (asked.act === 'accept' || asked.act === 'decline')
        return client.call(Pk.answer, { battle, version, accept: asked.act === 'accept' ? 1 : 0 })
      return client.call(Pk[asked.act], { battle, version })
    },
    onSuccess: ({ pk }) => room.update(pkSlice, (state) => stateAfter(state, pk)),
    onError: (error) => onRefused(refusalText(error)),
  })
}
