import { hasSeat, Linkmic } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { client } from '../../../lib/client.ts'
import { useRoom, useCore, useSlice } from '../../../room/useRoom.ts'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { connectionOf, endGuest, guestOf } from './guestControl.ts'
import { linkOf, micSlice } from './mic.state.ts'
import { noteMine } from './mic.queries.ts'
import { useMicList } from './useMicList.ts'
import { useOutcomeText } from './useOutcomeText.ts'

const MicSheet = whenOpened(async () => (await import('./MicSheet.tsx')).MicSheet)

const COUNT_FROM = 3
const COUNT_MS = 1000
const JOIN_AGAIN_MS = 1000
const JOIN_TRIES = 20

/** My own way to the mic and back, for as long as the room is open. */
export function MicGuest() {
  const room = useRoom()
  const control = guestOf(room)
  const open = useStore(control.store, (state) => state.open)
  const floating = useCore((core) => core.floating)
  const isManager = useCore((core) => core.usertype >= 40)
  const seen = useCore((core) => core.tiles.flatMap(({ role, uid }) => (role === 'guest' ? [uid] : [])).join())
  const isUnknown = useSlice(
    micSlice,
    ({ people }) => seen !== '' && seen.split(',').some((uid) => people.every((p) => p.uid !== Number(uid))),
  )
  const here = useStore(control.store, (state) => state.here)
  const back = useStore(control.store, (state) => state.back)
  const isKnown = useMicList(isManager || here || back || isUnknown)
  useInvitation()
  useReturn(isKnown)
  useSending()
  useOwnTile()
  useEnding()
  return <MicSheet open={open && !floating} onOpenChange={(isOpen) => control.store.setState({ open: isOpen })} />
}

function useInvitation() {
  const { store } = guestOf(useRoom())
  const state = useSlice(micSlice, (mic) => linkOf(mic)?.state)
  const invited = useRef(false)
  useEffect(() => {
    if (state === 'invited') store.setState({ open: true })
    // It ran out or was taken back: what it opened is closed again.
    if (state === undefined && invited.current && !store.getState().here) store.setState({ open: false })
    invited.current = state === 'invited'
  }, [state, store])
}

/** A page that was loaded anew goes on waiting; nobody is put back on air without being asked. */
function useReturn(isKnown: boolean) {
  const { store } = guestOf(useRoom())
  const back = useStore(store, (guest) => guest.back)
  const link = useSlice(micSlice, linkOf)
  useEffect(() => {
    if (!back || !isKnown) return
    store.setState({ back: false, ...(link && { open: true, video: link.video, here: link.state === 'requested' }) })
  }, [back, isKnown, link, store])
}

/** Devices while they are wanted, a countdown before anything leaves them, and the connection of now. */
function useSending() {
  const room = useRoom()
  const { store, capture, sender } = guestOf(room)
  const { open, video, here, live } = useStore(store)
  const stream = useStore(capture.store, (state) => state.stream)
  const seated = useSlice(micSlice, (state) => hasSeat(linkOf(state)?.state ?? 'none')) && here
  const connection = useCore((core) => core.media)
  const floating = useCore((core) => core.floating)
  // Camera off while the question is not visible.
  const isWanted = (open && !floating) || here

  useEffect(() => {
    if (!isWanted) return
    void capture.open(video)
    return capture.close
  }, [capture, isWanted, video])

  useEffect(() => {
    if (!seated) return
    let left = COUNT_FROM
    store.setState({ count: left })
    const timer = setInterval(() => {
      left -= 1
      store.setState(left > 0 ? { count: left } : { count: undefined, live: true, open: false })
      if (left <= 0) clearInterval(timer)
    }, COUNT_MS)
    return () => {
      clearInterval(timer)
      store.setState({ count: undefined, live: false })
    }
  }, [seated, store])

  // A new connection has another name: the server has to know it before it may send.
  useEffect(() => {
    if (!connection || !here) return
    const name = connectionOf(connection)
    if (store.getState().connection === name) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    let tries = 0
    const join = () =>
      void client.call(Linkmic.joinMic, { ...room.address, connection: name }).then(
        (link) => {
          if (left) return
          store.setState({ connection: name })
          noteMine(room, link)
        },
        // The media may be back before the rest is.
        () => {
          if (!left && tries++ < JOIN_TRIES) timer = setTimeout(join, JOIN_AGAIN_MS)
        },
      )
    join()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [connection, here, room, store])

  useEffect(() => {
    sender.put(live && seated ? connection : undefined, stream)
  }, [sender, live, seated, connection, stream])
  // A guest who leaves the room leaves the mic, and withdraws a request that waits.
  useEffect(
    () => () => {
      sender.put(undefined, undefined)
      if (!store.getState().here) return
      store.setState({ here: false })
      void client.call(Linkmic.leaveMic, room.address).catch(() => undefined)
    },
    [sender, store, room],
  )
}

function useOwnTile() {
  const room = useRoom()
  const { store, capture } = guestOf(room)
  const me = useSlice(micSlice, (state) => state.me)
  const sent = useStore(store, (state) => state.sent)
  const stream = useStore(capture.store, (state) => state.stream)
  const mirror = useStore(capture.store, (state) => state.mirror)
  useEffect(() => {
    if (!sent || !stream) return
    const tracks = [...(sent.camera ? (['camera'] as const) : []), ...(sent.microphone ? (['microphone'] as const) : [])]
    const own = { uid: me, role: 'guest' as const, tracks, stream, shown: sent.camera, own: true, mirror }
    room.setCore({ ownTile: own })
    return () => room.setCore({ ownTile: undefined })
  }, [room, me, sent, stream, mirror])
}

/** Says in words how it ended, once. */
function useEnding() {
  const { t } = useLingui()
  const room = useRoom()
  const control = guestOf(room)
  const ended = useSlice(micSlice, (state) => state.ended)
  const muted = useSlice(micSlice, (state) => state.muted)
  const state = useSlice(micSlice, (mic) => linkOf(mic)?.state)
  const here = useStore(control.store, (guest) => guest.here)
  const failed = useStore(control.store, (guest) => guest.failed)
  const withdrawn = useStore(control.store, (guest) => guest.withdrawn)
  const outcomeText = useOutcomeText()
  const told = useRef({ ended: 0, muted: 0 })
  useEffect(() => {
    const count = ended?.count ?? 0
    if (!ended || told.current.ended === count) return
    told.current.ended = count
    const text = outcomeText(ended.outcome)
    if (!text) return
    if (ended.outcome === 'unanswered')
      toast.offer(text, { take: t`Ask again`, later: t`Not now`, onTake: () => control.store.setState({ open: true }) })
    else toast(text)
  }, [ended, outcomeText, control, t])
  useEffect(() => {
    if (told.current.muted === muted) return
    told.current.muted = muted
    toast(t`You were muted. Unmute when you’re ready to speak.`)
  }, [muted, t])
  useEffect(() => {
    if (here && state === undefined) endGuest(control)
  }, [here, state, control])
  // Removal by a moderator has an event of its own; without one another tab has taken over.
  useEffect(() => {
    if (!withdrawn) return
    toast(outcomeText('cut') ?? '')
    endGuest(control)
  }, [withdrawn, control, outcomeText])
  useEffect(() => {
    if (!failed) return
    toast.error(t`We couldn’t put you on the mic. Try again.`)
    client.call(Linkmic.leaveMic, room.address).then(
      (link) => noteMine(room, link),
      () => undefined,
    )
    endGuest(control)
  }, [failed, room, control, t])
}
