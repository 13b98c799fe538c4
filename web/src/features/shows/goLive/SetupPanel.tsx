import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { coverSources } from '@nimbo/contract'
import { isHinted } from '../../../lib/wordHint.ts'
import { useConfig } from '../../../lib/config.queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { ClassPicker } from './ClassPicker.tsx'
import { MAX_TITLE, setupFault } from './setup.state.ts'
import type { Setup, SetupFault } from './setup.state.ts'
import { TermsFields } from './TermsFields.tsx'

const CoverSheet = whenOpened(async () => (await import('./CoverSheet.tsx')).CoverSheet)

interface SetupPanelProps {
  setup: Setup
  onChange: (part: Partial<Setup>) => void
  onStart: () => void
  busy: boolean
  cameraReady: boolean
  /** Other offers of the host. */
  offer: ReactNode
}

export function SetupPanel({ setup, onChange, onStart, busy, cameraReady, offer }: SetupPanelProps) {
  const { t } = useLingui()
  const fault = setupFault(setup)
  const { data: listed = [] } = useConfig(({ sensitive_words }) => sensitive_words)
  const isDoubtful = isHinted(setup.title, listed)
  const hints: Record<SetupFault, string> = {
    title: t`Give your live a title`,
    class: t`Choose a category first`,
    password: t`Set a password for the room`,
    price: t`Set a price in coins`,
  }
  return (
    <section className="setup-panel" aria-label={t`Set up your live`}>
      <div className="flex items-stretch gap-3">
        <CoverButton setup={setup} onChange={onChange} />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <TitleField title={setup.title} onChange={(title) => onChange({ title })} />
          <ClassPicker value={setup.classId} onChoose={(classId) => onChange({ classId })} />
        </div>
      </div>
      <TermsFields draft={setup} onChange={onChange} />
      {offer}
      <Button size="xl" block busy={busy} disabled={fault !== undefined || !cameraReady} data-testid="start-live" onClick={onStart}>
        <Icon name="live" />
        <Trans>Go live</Trans>
      </Button>
      <p className="setup-hint" role="status">
        {fault ? (
          hints[fault]
        ) : isDoubtful ? (
          <Trans>Your title may contain a word that isn’t allowed</Trans>
        ) : (
          <Trans>By going live, you agree to the Community rules</Trans>
        )}
      </p>
    </section>
  )
}

function CoverButton({ setup, onChange }: Pick<SetupPanelProps, 'setup' | 'onChange'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" data-testid="cover-picker" className="setup-cover" onClick={() => setOpen(true)}>
        <img {...coverSources(setup.cover, '96px')} alt="" />
        <span>
          <Icon name="edit" size={12} />
          <Trans comment="Label on the room's cover picture">Cover</Trans>
        </span>
      </button>
      <CoverSheet open={open} onOpenChange={setOpen} value={setup.cover} onChoose={(cover) => onChange({ cover })} />
    </>
  )
}

function TitleField({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const { t } = useLingui()
  return (
    <div className="setup-title">
      <textarea
        data-testid="live-title"
        aria-label={t`Live title`}
        placeholder={t`What’s your live about?`}
        rows={2}
        value={title}
        maxLength={MAX_TITLE}
        onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      />
      <em dir="ltr">
        {title.length}/{MAX_TITLE}
      </em>
    </div>
  )
}
