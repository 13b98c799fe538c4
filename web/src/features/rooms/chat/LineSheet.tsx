import { Moderation } from '@nimbo/contract'
import type { EventOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../../lib/session.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { chatSlice } from './chat.state.ts'
import { TranslateLine } from './TranslateLine.tsx'
import { useChatAct } from './useChatAct.ts'

const MAX_PIN = 80

interface LineSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  line: EventOf<'chat'> | undefined
}

/** Actions on one line: others answer and translate it, its author and moderators delete it, moderators also pin it. */
export function LineSheet({ line, ...sheet }: LineSheetProps) {
  const { t } = useLingui()
  const room = useRoom()
  const { address } = room
  const keepsOrder = useCore((core) => core.usertype >= 40)
  const act = useChatAct()
  const own = useSession((session) => session.uid) === line?.uid
  const muted = useCore((core) => core.mutedUntil !== undefined)
  const close = () => sheet.onOpenChange(false)
  const text = line?.ct ?? ''
  const reply = () => {
    if (line) room.update(chatSlice, (state) => ({ ...state, reply: { seq: line.seq, uid: line.uid, uname: line.uname } }))
    close()
  }
  return (
    <Sheet {...sheet} title={`\u2068${text}\u2069`} scrim="light">
      {line && (
        <Panel>
          {!own && !muted && (
            <ListRow icon="undo" flip label={t`Reply`} render={<button type="button" data-testid="reply" onClick={reply} />} />
          )}
          {!own && <TranslateLine line={line} onDone={close} />}
          {keepsOrder && text.length <= MAX_PIN && (
            <ListRow
              icon="pin"
              label={t`Pin message`}
              render={<button type="button" onClick={() => act.run(Moderation.setPin, { ...address, content: text }, close)} />}
            />
          )}
          {(own || keepsOrder) && (
            <ListRow
              icon="trash"
              label={t`Delete message`}
              note={t`It disappears for everyone.`}
              render={
                <button
                  type="button"
                  data-testid="delete-line"
                  onClick={() =>
                    act.run(Moderation.delMsg, { ...address, seq: line.seq }, () => {
                      close()
                      toast(t`Message deleted`)
                    })
                  }
                />
              }
            />
          )}
        </Panel>
      )}
    </Sheet>
  )
}
