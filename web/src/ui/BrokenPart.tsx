import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { CodeGone, chunkFailure } from './codeGone.ts'
import type { ChunkFailure } from './codeGone.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface BrokenPartProps {
  error: unknown
  /** Tries once more without loading the page anew, for code that a network kept away. */
  onAgain: () => void
}

/** In place of a part that broke, or whose code is not there: only a newer release asks for the page to be loaded anew. */
export function BrokenPart({ error, onAgain }: BrokenPartProps) {
  const { t } = useLingui()
  const why = useWhy(error)
  const faces = {
    broken: { title: t`Something went wrong`, text: t`Something went wrong on our side. Try reloading the page.` },
    update: { title: t`A new version is ready`, text: t`Update to keep using this part of Nimbo.` },
    network: { title: t`Couldn’t load. Tap to reload`, text: t`Check your connection and try again.` },
  }
  return (
    <div role="alert">
      <EmptyState
        picture="messages"
        {...faces[why]}
        action={
          <Button variant="quiet" onClick={why === 'network' ? onAgain : () => location.reload()}>
            {why === 'update' ? <Trans>Update</Trans> : <Trans>Reload</Trans>}
          </Button>
        }
      />
    </div>
  )
}

function useWhy(failure: unknown): ChunkFailure | 'broken' {
  const [why, setWhy] = useState<ChunkFailure>('network')
  const gone = failure instanceof CodeGone
  useEffect(() => {
    let left = false
    if (gone) void chunkFailure().then((found) => !left && setWhy(found))
    return () => void (left = true)
  }, [gone])
  return gone ? why : 'broken'
}
