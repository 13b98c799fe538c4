import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticeGroup, NoticeItem } from '@nimbo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../../../ui/useNow.ts'
import { byDay } from './byDay.ts'
import { noticesQuery, useTellSeen } from './notice.queries.ts'
import { NoticeRow } from './NoticeRow.tsx'

interface NoticeListProps {
  group: NoticeGroup | ''
  onFollow: (url: string) => void
}

/** Notices of the person, today's first. */
export function NoticeList({ group, onFollow }: NoticeListProps) {
  const { t } = useLingui()
  const query = useInfiniteQuery(
    noticesQuery(
      useSession((session) => session.uid),
      useLanguage(),
      group,
    ),
  )
  const { mutate } = useTellSeen()
  const now = useNow(60)
  const open = (notice: NoticeItem) => {
    if (notice.seen === 0) mutate({ id: notice.id })
    if (notice.url !== '') onFollow(notice.url)
  }
  const readAll = (newest: NoticeItem) =>
    mutate({ id: newest.id, all: true }, { onError: () => toast.error(t`Something went wrong. Try again.`) })
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={<RowSkeletons count={7} tall />}
      empty={
        <EmptyState
          picture="messages"
          title={t`No notifications yet`}
          text={group === '' ? t`News about your account and the hosts you follow appears here.` : undefined}
        />
      }
    >
      {(items) => {
        const { today, earlier } = byDay(items, now)
        const action = items.some(({ seen }) => seen === 0) && group === '' && (
          <button
            type="button"
            className="hit-44 t-sub font-semibold text-text-2"
            onClick={() => readAll(items[0]!)}
            data-testid="read-all"
          >
            <Trans>Mark all as read</Trans>
          </button>
        )
        return (
          <>
            {today.length > 0 && (
              <Section title={<Trans>Today</Trans>} action={action}>
                {today.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} today onOpen={open} />
                ))}
              </Section>
            )}
            {earlier.length > 0 && (
              <Section
                title={<Trans comment="Heading over what is from before today">Earlier</Trans>}
                action={today.length === 0 && action}
              >
                {earlier.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} today={false} onOpen={open} />
                ))}
              </Section>
            )}
          </>
        )
      }}
    </EndlessList>
  )
}

function Section({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3 px-4 pbs-4">
        <h2 className="text-[17px] leading-6 font-bold">{title}</h2>
        {action}
      </div>
      <ul>{children}</ul>
    </section>
  )
}
