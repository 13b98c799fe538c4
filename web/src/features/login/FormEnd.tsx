import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'

interface FormEndProps {
  failure: string | undefined
  links: ReactNode
  ready: boolean
  busy: boolean
  /** Other ways to the same end, under the button. */
  others?: ReactNode
  /** Whether pressing the button means accepting the terms. */
  agreement?: boolean
  /** The button's words. */
  children: ReactNode
}

/** What closes every mode of the dialog: what went wrong, the ways to another mode, the button. */
export function FormEnd({ failure, links, ready, busy, others, agreement = false, children }: FormEndProps) {
  return (
    <>
      <p role="alert" className="t-cap px-1 pbs-2 text-danger empty:hidden">
        {failure}
      </p>
      <div className="flex justify-between gap-4 pbs-3 pbe-3.5">{links}</div>
      <Button type="submit" size="xl" block disabled={!ready} busy={busy}>
        {children}
      </Button>
      {others}
      {agreement && (
        <p className="t-cap pbs-4 text-center text-text-2">
          <Trans>By continuing you accept the Terms and the Privacy policy</Trans>
        </p>
      )}
    </>
  )
}
