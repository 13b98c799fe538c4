import { Message, type Peer } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '../../../lib/client.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { setBlocked } from '../../../lib/setBlocked.ts'
import { PersonContext } from '../../../room/person.ts'
import { Slot } from '../../../room/Slot.tsx'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { refreshUnread, reloadConversations } from './message.queries.ts'
import { openThread } from './threads.ts'
import type { OpenThread } from './threads.ts'
import { usePeerName } from './useMessageWords.ts'

interface ConversationMenuProps {
  touid: number
  open: boolean
  onOpenChange: (open: boolean) => void
  peer: Peer
  thread: OpenThread
  onGone: () => void
  /** Over a room nothing leads away from it. */
  inRoom: boolean
}

/** Report, block, or take the conversation out of the list. */
export function ConversationMenu({ touid, open, onOpenChange, peer, thread, onGone, inRoom }: ConversationMenuProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'block' | 'delete'>()
  const { isBlack } = thread
  const seq = thread.thread.last
  const nameOf = usePeerName()
  // A title is plain text: these two characters do for a name what <bdi> does elsewhere.
  const name = `\u2068${nameOf(peer)}\u2069`
  const failed = (error: unknown) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`)
  const block = useMutation({
    mutationFn: (on: boolean) => setBlocked(touid, on),
    onSuccess: () => void openThread(touid),
    onError: failed,
  })
  const remove = useMutation({
    mutationFn: () => client.call(Message.delConversation, { touid, seq }),
    onSuccess: () => {
      void reloadConversations()
      void refreshUnread()
      // The question leaves with what it stands over: a step back of its own would meet the one that leads away.
      onGone()
    },
    onError: (error) => {
      setAsking(undefined)
      failed(error)
    },
  })
  const close = () => onOpenChange(false)
  const ask = (about: 'block' | 'delete') => {
    close()
    setAsking(about)
  }
  return (
    <>
      <Sheet menu open={open} onOpenChange={onOpenChange} title={t`Conversation`}>
        <div className="pbe-2">
          {inRoom ? (
            <PersonContext
              value={{ uid: touid, name: nameOf(peer), avatar: peer.avatar_thumb, level: peer.level, pop: undefined, close, seq }}
            >
              <Slot place="conversation" />
            </PersonContext>
          ) : (
            <ListRow
              icon="flag"
              label={<Trans>Report</Trans>}
              render={<Link to="/liveReport" search={{ touid, ...(seq > 0 && { seq }) }} />}
            />
          )}
          {peer.gone === 0 && (
            <ListRow
              icon={isBlack ? 'undo' : 'block'}
              label={isBlack ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
              end=""
              render={
                <button
                  type="button"
                  onClick={() => {
                    if (!isBlack) return ask('block')
                    close()
                    block.mutate(false)
                  }}
                />
              }
            />
          )}
          {seq > 0 && (
            <ListRow
              icon="trash"
              label={<Trans>Delete conversation</Trans>}
              end=""
              render={<button type="button" onClick={() => ask('delete')} />}
            />
          )}
        </div>
      </Sheet>
      <ConfirmSheet
        open={asking === 'block'}
        onOpenChange={(next) => !next && setAsking(undefined)}
        title={t`Block ${name}?`}
        text={<Trans>You won’t see each other’s profiles, lives or messages. They won’t be notified.</Trans>}
        confirm={<Trans>Block</Trans>}
        onConfirm={() => {
          setAsking(undefined)
          block.mutate(true)
        }}
      />
      <ConfirmSheet
        open={asking === 'delete'}
        onOpenChange={(next) => !next && setAsking(undefined)}
        title={t`Delete this conversation?`}
        text={<Trans>It’s removed from your list only. They keep their copy.</Trans>}
        confirm={<Trans>Delete</Trans>}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
