import { Linkmic } from '@nimbo/contract'
import type { AnyCall, Input, MicLink, Output } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { toast } from '../../../ui/toast.ts'
import { micSlice, withAnswer } from './mic.state.ts'

type MicList = Output<typeof Linkmic.getMicList>

const TRIES = 5

/** Guests and requests at entry, noted as soon as they are known. Kept no longer than the room: another visit finds other people. */
export const micListQuery = (room: RoomHandle, restored: number) =>
  queryOptions({
    queryKey: ['live', 'mic', room.address.stream, restored],
    queryFn: async ({ signal }) => {
      const { liveuid, stream } = room.address
      for (let tries = 1; ; tries++) {
        const { told } = room.read(micSlice)
        const list = await client.call(Linkmic.getMicList, { liveuid, stream }, { signal })
        // Events that arrived meanwhile are newer than the list, or are in it: only another list decides.
        if (room.read(micSlice).told !== told && tries < TRIES) continue
        noteList(room, list)
        return true
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** A list replaces the state built from events before it. */
function noteList(room: RoomHandle, { list, mine, ismic, level }: MicList): void {
  const now = Date.now()
  room.update(micSlice, (state) => {
    const people = list.map((person) => ({
      uid: person.id,
      name: person.user_nicename,
      avatar: person.avatar_thumb,
      video: person.isvideo === 1,
      state: person.state,
      until: person.left > 0 ? now + person.left * 1000 : 0,
    }))
    const others = people.filter(({ uid }) => uid !== state.me)
    return withAnswer({ ...state, people: others, setting: { ismic, level } }, room.entered.sender, mine)
  })
}

export function noteMine(room: RoomHandle, link: MicLink): void {
  room.update(micSlice, (state) => withAnswer({ ...state, told: state.told + 1 }, room.entered.sender, link))
}

/** Actions of moderators on others; their outcome comes as an event. */
export function useMicAct<C extends AnyCall>(call: C, onDone?: (answer: Output<C>) => void) {
  const { t } = useLingui()
  return useMutation({
    mutationFn: (input: Input<C>) => client.call(call, input),
    onSuccess: (answer) => onDone?.(answer),
    onError: (e) => toast.error(refusalText(e) ?? t`Something went wrong. Try again.`),
  })
}
