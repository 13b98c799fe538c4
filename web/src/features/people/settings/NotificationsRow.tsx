import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { refusalText } from '../../../lib/refusalText.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { sendTest } from './push.queries.ts'
import { usePush } from './usePush.ts'

/** Notifications blocked in the browser cannot be switched on from here: the row says where to allow them instead. */
export function NotificationsRow() {
  const { t } = useLingui()
  const { face, toggle } = usePush()
  if (face === 'blocked') {
    return (
      <ListRow
        icon="bell"
        label={<Trans>Notifications on this device</Trans>}
        note={<Trans>Allow notifications for Nimbo in your browser settings</Trans>}
        value={<Trans>Blocked</Trans>}
      />
    )
  }
  if (face === 'unsupported') {
    return (
      <ListRow
        icon="bell"
        label={<Trans>Notifications on this device</Trans>}
        note={<Trans>Not supported in this browser. On iPhone, add Nimbo to your home screen first</Trans>}
        value={<Trans>Not available</Trans>}
      />
    )
  }
  return (
    <>
      <ListRow
        icon="bell"
        label={<Trans>Notifications on this device</Trans>}
        note={<Trans>Also while Nimbo is closed</Trans>}
        end={<Switch label={t`Notifications on this device`} checked={face === 'on'} onChange={toggle} />}
      />
      {face === 'on' && <TestRow />}
    </>
  )
}

/** To see whether they arrive: a browser, a phone and its makers may all keep one back. */
function TestRow() {
  const { t } = useLingui()
  const test = useMutation({
    mutationFn: sendTest,
    onSuccess: () => toast(t`Sent. It should arrive in a moment.`),
    onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
  })
  return (
    <ListRow
      icon="send"
      flip
      label={<Trans>Send a test</Trans>}
      render={<button type="button" disabled={test.isPending} onClick={() => test.mutate()} />}
    />
  )
}
