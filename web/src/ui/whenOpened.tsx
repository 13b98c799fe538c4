import { lazy, Suspense, useEffect, useState } from 'react'
import type { ComponentType } from 'react'

interface Openable {
  open: boolean
}

/** A sheet or dialog whose code is fetched the first time it is opened. */
export function whenOpened<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function WhenOpened(props: Props) {
    const [asked, setAsked] = useState(props.open)
    if (props.open && !asked) setAsked(true)
    return <Suspense>{asked && <Arriving Loaded={Loaded as unknown as ComponentType<Openable>} {...props} />}</Suspense>
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
