import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { refusalText } from '../../../lib/refusalText.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { saveProfile } from './edit.queries.ts'
import { useProfile } from './user.queries.ts'

/** Privacy of both follow lists: the switch shows the new state at once, and the old one again after a refusal. */
export function ListsPrivateRow() {
  const { t } = useLingui()
  const { data: profile } = useProfile()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (on: boolean) => saveProfile({ islistprivate: on ? 1 : 0 }),
    onError: (error) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
  })
  if (!profile) return null
  return (
    <ListRow
      icon="eyeOff"
      label={<Trans>Private follow lists</Trans>}
      note={<Trans>Only you see who you follow and who follows you</Trans>}
      end={<Switch label={t`Private follow lists`} checked={isPending ? variables : profile.islistprivate === 1} onChange={mutate} />}
    />
  )
}
