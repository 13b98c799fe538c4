import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
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
      const failed = () => {
        if (left) return
        toast.error(t`Something went wrong. Try again.`)
        onOpenChange(false)
      }
      load().then((arrived) => !left && setLoaded(() => arrived), failed)
      return () => void (left = true)
    }, [open, Loaded, onOpenChange, t])

    return Loaded ? <Arriving Loaded={Loaded as unknown as ComponentType<Openable>} {...props} /> : null
  }
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
