import { Live, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import type { RoomCore, RoomFacts } from '../../../room/feature.ts'
import { enterRoom, useRoomCode } from '../../../room/room.queries.ts'
import type { EnteredRoom, OwnShow } from '../../../room/room.queries.ts'
import { toast } from '../../../ui/toast.ts'
import { termsInput } from './setup.state.ts'
import { dropOwnCover } from './setupDraft.ts'
import type { Setup } from './setup.state.ts'

export type AnchorPhase =
  | { step: 'setup' }
  | { step: 'uncertified' }
  | { step: 'banned' }
  | { step: 'live'; entered: EnteredRoom }
  | { step: 'ended'; show: OwnShow; lost: boolean; closed?: boolean; stopped?: RoomFacts['stopped'] }

/** An anchor's show from the set-up to its numbers. */
export function useAnchorShow() {
  const { t } = useLingui()
  useRoomCode()
  const uid = useSession((s) => s.uid)
  const [phase, setPhase] = useState<AnchorPhase>({ step: 'setup' })
  const [busy, setBusy] = useState(false)

  async function attempt(act: () => Promise<AnchorPhase>) {
    setBusy(true)
    try {
      setPhase(await act())
    } catch (e) {
      const reason = refusalOf(e, Live.createRoom)
      if (reason === 'NotCertified') setPhase({ step: 'uncertified' })
      else if (reason === 'Banned') setPhase({ step: 'banned' })
      else {
        if (reason === 'CoverNotReady') dropOwnCover()
        toast.error(refusalText(e) ?? t`Something went wrong. Try again.`)
      }
    }
    setBusy(false)
  }
  const enter = async (stream: string): Promise<AnchorPhase> => ({ step: 'live', entered: await enterRoom({ liveuid: uid, stream }) })

  function start(setup: Setup) {
    const draft = { title: setup.title.trim(), liveclassid: setup.classId ?? 0, thumb: setup.cover }
    void attempt(async () => enter((await client.call(Live.createRoom, { ...draft, ...termsInput(setup) })).stream))
  }
  function end(show: OwnShow) {
    void attempt(async () => {
      await client.call(Live.stopRoom, { stream: show.stream })
      return { step: 'ended', show, lost: false }
    })
  }
  return {
    phase,
    busy,
    start,
    end,
    carryOn: (stream: string) => void attempt(() => enter(stream)),
    ended: (show: OwnShow, reason: RoomCore['ended'], { stopped }: RoomFacts) =>
      setPhase({ step: 'ended', show, lost: reason === 'lost', closed: reason === 'closed', stopped }),
    goLiveAgain: () => setPhase({ step: 'setup' }),
  }
}
