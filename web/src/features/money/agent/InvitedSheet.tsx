import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { invitedQuery } from './agent.queries.ts'
import { useAgentText } from './useAgentText.ts'

interface OpenProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function InvitedSheet(props: OpenProps) {
  const { t } = useLingui()
  return (
    <Sheet {...props} tall title={t`People you invited`}>
      <Invited />
    </Sheet>
  )
}

function Invited() {
  const { t } = useLingui()
  const { ago } = useAgentText()
  const query = useInfiniteQuery(invitedQuery(useSession((session) => session.uid)))
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      empty={<EmptyState picture="messages" title={t`No invites yet`} text={t`People who join with your link appear here.`} />}
    >
      {(people) => (
        // The list has no control inside, so it takes the focus itself: keys must be able to scroll it.
        <ul aria-label={t`People you invited`} tabIndex={0} className="outline-none">
          {people.map(({ uid, user_nicename: name, avatar_thumb: picture, reward, addtime }) => (
            <li key={uid} data-testid="invited-person" className="flex min-h-14 items-center gap-3 px-4">
              <Avatar src={picture} name={name} size={40} />
              <div className="min-w-0 flex-1">
                <p className="flex font-semibold">
                  <bdi className="truncate">{name}</bdi>
                </p>
                <span className="t-cap block text-text-2">
                  <Joined when={ago(addtime, query.dataUpdatedAt)} />
                </span>
              </div>
              <CoinAmount amount={reward} />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  )
}

function Joined({ when }: { when: string }) {
  return <Trans>Joined {when}</Trans>
}
