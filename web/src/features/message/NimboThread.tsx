import { Notice, type NoticeItem } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { client } from '../../lib/client.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { EndlessList } from '../../ui/EndlessList.tsx'
import { useWhen } from './useWhen.ts'

const PAGE = 20

/** What Nimbo told this person about their account, newest first. */
export const nimboQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['notices', uid],
    queryFn: ({ pageParam: p, signal }) => client.call(Notice.getNotices, { p }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, pages) => (page.length < PAGE ? undefined : pages.length + 1),
  })

/** Decisions, refunds and certification as messages of Nimbo; seeing them here is seeing them. */
export function NimboThread() {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const query = useInfiniteQuery(nimboQuery(uid))
  const newest = query.data?.pages[0]?.find(({ seen }) => seen === 0)?.id
  useEffect(() => {
    if (newest === undefined) return
    client.call(Notice.setSeen, { id: newest }).then(
      () => void queryClient.invalidateQueries({ queryKey: ['notices'] }),
      () => undefined,
    )
  }, [newest])
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pbe-6">
      <EndlessList
        query={query}
        itemsOf={(page) => page}
        empty={<EmptyState picture="messages" title={t`Nothing yet`} text={t`News about your account appears here.`} />}
      >
        {(notices) => (
          <ol data-testid="nimbo-thread">
            {notices.map((notice) => (
              <NoticeBubble key={notice.id} notice={notice} />
            ))}
          </ol>
        )}
      </EndlessList>
    </div>
  )
}

function NoticeBubble({ notice: { title, text, url, addtime } }: { notice: NoticeItem }) {
  const router = useRouter()
  const { dayName, time } = useWhen()
  return (
    <li className="bubble-row">
      <div className="bubble">
        <b className="block font-bold">{title}</b>
        {text && <span className="block text-text-2">{text}</span>}
        {url !== '' && (
          <button type="button" className="hit-44 mbs-1 font-bold text-accent" onClick={() => router.history.push(url)}>
            <Trans>See details</Trans>
          </button>
        )}
        <span className="bubble-time">
          {dayName(addtime)} {time(addtime)}
        </span>
      </div>
    </li>
  )
}
