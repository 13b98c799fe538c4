import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import type { LeadInput } from './lead.state.ts'

interface LeadSentProps {
  lead: LeadInput
  onCreateAccount: (() => void) | undefined
}

/** The form is gone with its button, so the answer takes the focus: it is read aloud and scrolled to. */
export function LeadSent({ lead: { name, contact }, onCreateAccount }: LeadSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div data-testid="lead-sent" className="rounded-lg bg-surface px-4 pbs-7 pbe-4 shadow-line">
      <span className="mx-auto grid size-16 place-items-center rounded-full bg-[color-mix(in_srgb,currentColor_16%,transparent)] text-ok">
        <Icon name="check" size={32} stroke={2.4} />
      </span>
      <h3 ref={heading} tabIndex={-1} className="t-h1 mbs-3.5 text-center outline-none">
        <Trans>
          Thank you, <bdi>{name}</bdi>
        </Trans>
      </h3>
      <p className="mbs-1 text-center text-text-2">
        <Trans>Here’s what happens next</Trans>
      </p>
      <ul className="mbs-5 flex flex-col gap-3">
        <Next icon="people">
          <Trans>Someone on our team will review your application.</Trans>
        </Next>
        <Next icon="message">
          <Trans>
            We’ll contact you at{' '}
            <span className="block font-semibold break-words text-text tabular-nums">
              <bdi>{contact}</bdi>
            </span>
          </Trans>
        </Next>
        <Next icon="shield">
          <Trans>No one from Nimbo will ever ask you for money, a password or a code.</Trans>
        </Next>
      </ul>
      {onCreateAccount && (
        <div className="mbs-6">
          <Button size="xl" variant="quiet" block onClick={onCreateAccount}>
            <Trans>Create account</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function Next({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-9 flex-none place-items-center rounded-sm bg-raised text-text-2">
        <Icon name={icon} size={20} />
      </span>
      <span className="min-w-0 flex-1 text-text-2">{children}</span>
    </li>
  )
}
