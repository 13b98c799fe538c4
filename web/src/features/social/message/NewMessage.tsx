import { Home, Profile } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { client } from '../../../lib/client.ts'
import { useSession } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { PeopleSkeletons } from '../../../ui/RowSkeletons.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'

interface NewMessageProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const PEOPLE = 1

/** Choice of a peer: people I follow, or any person by name. */
export function NewMessage({ open, onOpenChange }: NewMessageProps) {
  const { t } = useLingui()
  return (
    <Sheet tall open={open} onOpenChange={onOpenChange} title={t`New message`}>
      <People />
    </Sheet>
  )
}

function People() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const uid = useSession((session) => session.uid)
  const [text, setText] = useState('')
  const words = useDeferredValue(text.trim())
  const { data, isError, refetch } = useQuery({
    queryKey: ['message', 'people', uid, words],
    queryFn: async ({ signal }) =>
      words === ''
        ? client.call(Profile.getFollowsList, { p: 1 }, { signal })
        : (await client.call(Home.search, { key: words, p: 1, type: PEOPLE }, { signal })).users,
    placeholderData: keepPreviousData,
  })
  const people = data?.filter(({ id }) => id !== uid)
  return (
    <>
      <label className="mx-4 mbe-2 flex h-11 flex-none items-center gap-2 rounded-full bg-raised px-3.5 text-text-3 shadow-line focus-within:shadow-focus">
        <Icon name="search" size={18} />
        <input
          type="search"
          value={text}
          maxLength={40}
          onChange={(change) => setText(change.target.value)}
          aria-label={t`Search people`}
          placeholder={t`Search people`}
          className="t-input h-full min-w-0 flex-1 bg-transparent text-text outline-none"
        />
      </label>
      <div className="min-h-0 flex-1 overflow-y-auto pbe-4">
        {isError && !data && <ErrorState onReload={() => void refetch()} />}
        {!people && !isError && (
          <div className="px-4">
            <PeopleSkeletons />
          </div>
        )}
        {people?.length === 0 && (
          <p className="px-8 pbs-8 text-center text-text-2">
            {words === '' ? <Trans>Search for somebody by name or ID.</Trans> : <Trans>No one found. Try another name.</Trans>}
          </p>
        )}
        {people?.map(({ id, user_nicename: name, avatar_thumb: picture, level }) => (
          <button
            key={id}
            type="button"
            data-testid="write-to"
            className="flex min-h-15 w-full items-center gap-3 px-4 py-1.5 text-start"
            onClick={() => void navigate({ to: '/chat', search: { touid: id } })}
          >
            <Avatar src={picture} name={name} size={44} />
            <span className="flex min-w-0 items-center gap-1.5 text-[15px] leading-5 font-semibold">
              <bdi className="truncate">{name}</bdi>
              <LevelBadge level={level} />
            </span>
          </button>
        ))}
      </div>
    </>
  )
}
