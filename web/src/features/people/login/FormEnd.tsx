import { Trans } from '@lingui/react/macro'
import type { PageId } from '@nimbo/contract'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'

interface FormEndProps {
  failure: string | undefined
  links: ReactNode
  ready: boolean
  busy: boolean
  /** Other ways to the same end, under the button. */
  others?: ReactNode
  /** Present where pressing the button means accepting our terms: opens them to be read. */
  onPage: ((id: PageId) => void) | undefined
  /** The button's words. */
  children: ReactNode
}

/** End of every form in the dialog: the failure, links to the other forms, the button. */
export function FormEnd({ failure, links, ready, busy, others, onPage, children }: FormEndProps) {
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
      {onPage && <Agreement onPage={onPage} />}
    </>
  )
}

function Agreement({ onPage }: { onPage: (id: PageId) => void }) {
  const link = (id: PageId) => ({
    href: `/setting/page?id=${id}`,
    className: 'hit-44 underline',
    // A plain tap opens the page over the dialog; asking for a new tab still gives one.
    onClick: (click: MouseEvent) => {
      if (click.metaKey || click.ctrlKey || click.shiftKey) return
      click.preventDefault()
      onPage(id)
    },
  })
  return (
    <p className="t-cap pbs-4 text-center text-text-2">
      <Trans>
        By continuing, you agree to the <a {...link('terms')}>Terms</a> and <a {...link('privacy')}>Privacy policy</a>
      </Trans>
    </p>
  )
}
