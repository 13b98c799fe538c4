import { copyText } from '@nimbo/web/ui/copyText.ts'
import { useEffect, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

type Outcome = 'idle' | 'copied' | 'failed'
const words: Record<Outcome, string> = { idle: '', copied: 'Copied', failed: 'Copy failed' }
const shownMs = 2_000

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<Outcome>('idle')
  useEffect(() => {
    if (outcome === 'idle') return
    const timer = setTimeout(() => setOutcome('idle'), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        className={`grid size-11 flex-none place-items-center rounded-full ${outcome === 'copied' ? 'text-ok' : 'text-text-2'}`}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />
      </button>
      <span role="status" className="sr-only">
        {words[outcome]}
      </span>
    </>
  )
}
