import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showLoginDialog } from '../../../lib/loginDialog.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useShareLink } from '../../../room/useShareLink.ts'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Home } from './profile.queries.ts'
import { useSetBlocked } from './profile.queries.ts'

interface HomeMoreSheetProps {
  home: Home
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Less common actions on a person: their link, a report, a block. */
export function HomeMoreSheet({ home: { id, user_nicename }, open, onOpenChange }: HomeMoreSheetProps) {
  const { t } = useLingui()
  const signedIn = useSession((session) => session.token !== undefined)
  const { copy } = useShareLink(`/user/home?touid=${id}`, user_nicename)
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSetBlocked(id)
  // A title is plain text: these two characters do for a name what <bdi> does elsewhere.
  const name = `\u2068${user_nicename}\u2069`
  const then = (act: () => void) => () => {
    onOpenChange(false)
    act()
  }
  const block = () =>
    mutate(true, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    })
  return (
    <>
      <Sheet open={open} onOpenChange={onOpenChange} title={t`More`} titleHidden menu>
        <div className="pbe-2">
          <ListRow icon="copy" label={<Trans>Copy link</Trans>} render={<button type="button" onClick={then(copy)} />} />
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
