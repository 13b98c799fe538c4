import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { importChunk, chunkFailure } from './codeGone.ts'
import { reportCrash } from './reportCrash.ts'
import { Boundary } from './Boundary.tsx'
import { toast } from './toast.ts'

interface Openable {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Long enough for the screen itself to be there first. */
const AHEAD_MS = 3000

/**
 * A sheet or dialog whose code is fetched the first time it is opened; with `ahead` already while the screen is idle, so that it
 * also opens when the network is gone. A sheet that cannot be fetched closes again instead of taking the screen with it.
 */
export function whenOpened<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  { ahead = false } = {},
): ComponentType<Props> {
  return function WhenOpened(props: Props) {
    const { t } = useLingui()
    const { open, onOpenChange } = props
    const [Loaded, setLoaded] = useState<ComponentType<Props>>()

    useEffect(() => {
      if (!ahead) return
      const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS)
      return () => clearTimeout(timer)
    }, [])

    useEffect(() => {
      if (!open || Loaded) return
      let left = false
      const failed = async () => {
        if (left) return
        onOpenChange(false)
        if ((await chunkFailure()) === 'network') return toast.error(t`Couldn’t load. Check your connection and try again.`)
        toast.offer(t`A new version is ready`, { take: t`Update`, later: t`Later`, onTake: () => location.reload() })
      }
      importChunk(load).then(
        (arrived) => !left && setLoaded(() => arrived),
        (error: unknown) => {
          reportCrash(error, 'sheet')
          void failed()
        },
      )
      return () => void (left = true)
    }, [open, Loaded, onOpenChange, t])

    if (!Loaded) return null
    return (
      <Boundary part="sheet" renderFallback={(_error, again) => <Lost {...props} again={again} />}>
        <Arriving Loaded={Loaded as unknown as ComponentType<Openable>} {...props} />
      </Boundary>
    )
  }
}

/** A sheet that threw before it could draw anything: it closes, says so, and may be opened again. */
function Lost({ open, onOpenChange, again }: Openable & { again: () => void }) {
  const { t } = useLingui()
  const told = useRef(false)
  useEffect(() => {
    if (!open) return
    if (told.current) return again()
    told.current = true
    toast.error(t`Something went wrong. Try again.`)
    onOpenChange(false)
  }, [open, onOpenChange, again, t])
  return null
}

/** Mounts closed and opens with the next frame, so that also the first opening is animated. */
function Arriving({ Loaded, ...props }: Openable & { Loaded: ComponentType<Openable> }) {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setArrived(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return <Loaded {...props} open={props.open && arrived} />
}
