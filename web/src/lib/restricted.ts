type Listener = () => void
const listeners = new Set<Listener>()

/** A disabled account: every call but those about itself is refused. */
export function noteRestricted(): void {
  for (const listener of listeners) listener()
}

export function onRestricted(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
