import { Live, refusalOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '../../lib/client.ts'
import { refusalText } from '../../lib/refusalText.ts'
import { useSession } from '../../lib/session.ts'
import { enterRoom, useRoomCode } from '../../room/room.queries.ts'
import type { EnteredRoom, OwnShow } from '../../room/room.queries.ts'
import { toast } from '../../ui/toast.ts'
import { coverPath } from './setup.state.ts'
import type { Setup } from './setup.state.ts'

export type AnchorPhase =
  | { step: 'setup' }
  | { step: 'uncertified' }
  | { step: 'live'; entered: EnteredRoom }
  | { step: 'ended'; show: OwnShow; lost: boolean }

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
      if (refusalOf(e, Live.createRoom) === 'NotCertified') setPhase({ step: 'uncertified' })
      else toast.error(refusalText(e) ?? t`Something went wrong. Try again.`)
    }
    setBusy(false)
  }
  const enter = async (stream: string): Promise<AnchorPhase> => ({ step: 'live', entered: await enterRoom({ liveuid: uid, stream }) })

  function start({ cover, title, classId = 0, type, password }: Setup) {
    const draft = { title: title.trim(), liveclassid: classId, thumb: coverPath(cover) }
    const door = type === 'password' ? { type: 1, type_val: password.trim() } : { type: 0 }
    void attempt(async () => enter((await client.call(Live.createRoom, { ...draft, ...door })).stream))
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
    ended: (show: OwnShow, lost: boolean) => setPhase({ step: 'ended', show, lost }),
    goLiveAgain: () => setPhase({ step: 'setup' }),
  }
}
