import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showLoginDialog } from '../../lib/loginDialog.ts'
import { refusalText } from '../../lib/refusalText.ts'
import { useSession } from '../../lib/session.ts'
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { useCopy } from '../../ui/useCopy.ts'
import type { Home } from './profile.queries.ts'
import { useSetBlocked } from './profile.queries.ts'

/** What is rarely done about somebody: their link, a report, a block. */
export function HomeMore({ home: { id, user_nicename } }: { home: Home }) {
  const { t } = useLingui()
  const signedIn = useSession((session) => session.token !== undefined)
  const copy = useCopy()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSetBlocked(id)
  // A title is plain text: these two characters do for a name what <bdi> does elsewhere.
  const name = `\u2068${user_nicename}\u2069`
  const then = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  const block = () =>
    mutate(true, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <>
      <IconButton icon="more" variant="glass" size={40} label={t`More`} onClick={() => setOpen(true)} />
      <Sheet open={open} onOpenChange={setOpen} title={t`More`} titleHidden menu>
        <div className="pbe-2">
          <ListRow
            icon="copy"
            label={<Trans>Copy link</Trans>}
            render={<button type="button" onClick={then(() => copy(`${location.origin}/user/home?touid=${id}`, t`Link copied`))} />}
          />
          <ListRow icon="flag" label={<Trans>Report</Trans>} render={<Link to="/liveReport" search={{ touid: id }} />} />
          <ListRow
            icon="block"
            label={<Trans>Block</Trans>}
            render={<button type="button" onClick={then(signedIn ? () => setAsking(true) : showLoginDialog)} />}
          />
        </div>
      </Sheet>
      <ConfirmSheet
        open={asking}
        onOpenChange={setAsking}
        title={t`Block ${name}?`}
        text={<Trans>You won’t see each other’s profiles, lives or messages. They won’t be notified.</Trans>}
        confirm={<Trans>Block</Trans>}
        busy={isPending}
        onConfirm={block}
      />
    </>
  )
}
