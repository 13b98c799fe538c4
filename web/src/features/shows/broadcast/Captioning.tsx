import { Captions, languageFacts, refusalOf } from '@nimbo/contract'
import { useEffect } from 'react'
import { client } from '../../../lib/client.ts'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { broadcast } from './broadcast.state.ts'
import { turnCaptions, useCaptioning } from './captionChoice.ts'
import { createCaptionSender } from './createCaptionSender.ts'
import { isLocal, speechApi } from './speech.ts'

export { CaptioningRow } from './CaptioningRow.tsx'

/** Captions for one show: what is said without a microphone, to one person alone, or before anybody may see the room, is read by nobody. */
export function Captioning({ track }: { track: MediaStreamTrack | undefined }) {
  const isWanted = useCaptioning((captioning) => captioning.on)
  const isOnAir = useSlice(broadcast, (state) => state.startedAt !== undefined)
  const isHeard = useCore((core) => !core.paused && core.ended === undefined)
  useEffect(() => () => turnCaptions(false), [])
  return isWanted && isOnAir && isHeard && track ? <Listening track={track} /> : null
}

/** Listens while it is drawn. */
function Listening({ track }: { track: MediaStreamTrack }) {
  const { stream } = useRoom().address
  const language = useCaptioning((captioning) => captioning.language)
  useEffect(() => {
    const api = speechApi()
    if (!api) return
    let stop: (() => void) | undefined
    let isLeft = false
    void isLocal(api, language).then((local) => {
      if (isLeft) return
      stop = createCaptionSender({
        recognition() {
          const made = new api()
          made.lang = languageFacts[language].spoken
          if (local) made.processLocally = true
          return made
        },
        track,
        onState: (state) => useCaptioning.setState({ state }),
        send: (caption) =>
          client.call(Captions.sendCaption, { stream, lang: language, ...caption }).then(
            () => undefined,
            (e: unknown) => {
              const why = refusalOf(e, Captions.sendCaption)
              return why === 'RoomEnded' || why === 'NotYours' ? 'over' : undefined
            },
          ),
      })
    })
    return () => {
      isLeft = true
      stop?.()
      useCaptioning.setState({ state: 'off' })
    }
  }, [stream, language, track])
  return null
}
