import { useHandOver } from '../lib/handOverOffer.ts'
import { whenOpened } from '../ui/whenOpened.tsx'

const HandOverSheet = whenOpened(async () => (await import('./HandOverSheet.tsx')).HandOverSheet)

/** Asks when a link brought somebody else than who is signed in; closing the question keeps what is. */
export function HandOverGate() {
  const offered = useHandOver((state) => state.offered)
  return (
    <HandOverSheet
      open={offered !== undefined}
      onOpenChange={(open) => !open && offered && void import('../lib/handOver.ts').then((m) => m.declineHandOver(offered))}
    />
  )
}
