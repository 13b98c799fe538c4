import { Trans } from '@lingui/react/macro'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { usePerson } from '../../../room/person.ts'
import { useCore, useMoreRow, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { messageSlice } from './message.slice.ts'

const MessageSheet = whenOpened(async () => (await import('./MessageSheet.tsx')).MessageSheet)

/** On somebody's card. */
export function MessageAction() {
  const room = useRoom()
  const { uid, close } = usePerson()
  const blocked = useCore((core) => core.blocked.has(uid))
  if (blocked) return null
  const open = () => {
    close()
    room.update(messageSlice, () => ({ touid: uid, open: true }))
  }
  return (
    <Button variant="quiet" size="xl" block onClick={open} data-testid="person-message">
      <Icon name="message" size={20} />
      <Trans context="write to this person">Message</Trans>
    </Button>
  )
}

/** Behind "More": the host. */
export function MessageRow() {
  const room = useRoom()
  const open = useMoreRow(() => room.update(messageSlice, () => ({ touid: room.entered.room.uid, open: true })))
  return (
    <MoreTile
      icon="message"
      label={<Trans>Message the host</Trans>}
      render={<button type="button" data-testid="message-host" onClick={open} />}
    />
  )
}

/** The conversation, over the room that goes on. */
export function MessageLayer() {
  const room = useRoom()
  const { touid, open } = useSlice(messageSlice, (state) => state)
  // Over another screen it would cover what the person went to.
  const isFloating = useCore((core) => core.floating)
  return (
    <MessageSheet
      open={open && !isFloating}
      onOpenChange={(next) => room.update(messageSlice, (state) => ({ ...state, open: next }))}
      touid={touid}
    />
  )
}
