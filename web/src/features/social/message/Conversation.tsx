import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Message, refusalOf } from '@nimbo/contract'
import { useEffect } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { setBlocked } from '../../../lib/setBlocked.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { Composer } from './Composer.tsx'
import { startInbox } from './inbox.ts'
import { Thread } from './Thread.tsx'
import { openThread, useThreads } from './threads.ts'
import type { OpenThread } from './threads.ts'
import { usePeerName } from './useMessageWords.ts'
import './message.css'

export function useConversation(touid: number): OpenThread | undefined {
  useEffect(() => {
    startInbox()
    void openThread(touid)
  }, [touid])
  return useThreads(({ open }) => open[touid])
}

/** Messages and the field to write more: on a page of its own, or over a room. */
export function Conversation({ touid, open }: { touid: number; open: OpenThread | undefined }) {
  const { t } = useLingui()
  if (!open || open.state === 'loading') return <Loading />
  if (open.state === 'failed') {
    const gone = refusalOf(open.error, Message.getMessages) === 'NoSuchPerson'
    return gone ? (
      <EmptyState picture="messages" title={t`This account doesn’t exist anymore`} />
    ) : (
      <ErrorState onReload={() => void openThread(touid)} />
    )
  }
  if (open.blocked) return <Blocked touid={touid} mine={open.isBlack} />
  const gone = open.peer?.gone === 1
  return (
    <>
      {open.thread.messages.length === 0 && <Beginning open={open} />}
      <Thread touid={touid} open={open} />
      <Notes open={open} />
      {!gone && open.left !== 0 && <Composer touid={touid} wordsOnly={open.left >= 0} />}
    </>
  )
}

function Beginning({ open }: { open: OpenThread }) {
  const name = usePeerName()(open.peer ?? { user_nicename: '', gone: 0 })
  return (
    <p className="px-8 pbs-6 text-center text-text-2" data-testid="beginning">
      <Trans>
        This is the beginning of your conversation with <bdi>{name}</bdi>.
      </Trans>
    </p>
  )
}

/** Notes before writing: strangers, the limit on messages to them, and money that stays inside. */
function Notes({ open }: { open: OpenThread }) {
  const { peer, left, request } = open
  if (peer?.gone === 1)
    return (
      <p className="talk-note mbe-4" role="status">
        <Icon name="info" size={18} />
        <Trans>This account was deleted. You can’t write to it anymore.</Trans>
      </p>
    )
  if (request)
    return (
      <p className="talk-note" role="status" data-testid="request-note">
        <Icon name="invite" size={18} />
        <Trans>You don’t follow this person. They won’t know you read this until you answer.</Trans>
      </p>
    )
  if (left >= 0)
    return (
      <p className="talk-note" role="status" data-testid="stranger-note">
        <Icon name="info" size={18} />
        {left === 0 ? (
          <Trans>You can write more once they answer.</Trans>
        ) : (
          <Trans>
            They don’t follow you yet. You can send <Plural value={left} one="# more message" other="# more messages" /> until they reply.
          </Trans>
        )}
      </p>
    )
  return (
    <p className="talk-note">
      <Icon name="shield" size={18} className="text-info" />
      <Trans>Pay only inside Nimbo. We never ask for codes.</Trans>
    </p>
  )
}

function Blocked({ touid, mine }: { touid: number; mine: boolean }) {
  const { t } = useLingui()
  const unblock = () =>
    setBlocked(touid, false).then(
      () => void openThread(touid),
      (error: unknown) => toast.error(refusalText(error) ?? t`Something went wrong. Try again.`),
    )
  return (
    <div data-testid="blocked">
      <EmptyState
        picture="messages"
        title={mine ? t`You blocked this person` : t`You can’t message each other`}
        text={mine ? t`Unblock them to see your messages and write again.` : undefined}
        action={
          mine && (
            <Button variant="quiet" onClick={() => void unblock()}>
              <Trans>Unblock</Trans>
            </Button>
          )
        }
      />
    </div>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-1 flex-col justify-end gap-3 px-4 pbe-6">
      <Skeleton className="h-10 w-[55%] rounded-lg" />
      <Skeleton className="h-10 w-[45%] self-end rounded-lg" />
      <Skeleton className="h-16 w-[62%] rounded-lg" />
      <Skeleton className="h-10 w-[38%] self-end rounded-lg" />
    </div>
  )
}
