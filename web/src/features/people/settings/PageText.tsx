import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PageId } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { pageQuery } from './settings.queries.ts'

/** Titles are local, so that they show before the page has loaded. */
export const pageTitles: Record<PageId, MessageDescriptor> = {
  terms: msg`Terms`,
  privacy: msg`Privacy policy`,
  rules: msg`Community rules`,
  help: msg`Help`,
}

/** A text page: plain headings and paragraphs, never markup. */
export function PageText({ id }: { id: PageId }) {
  const { t } = useLingui()
  const { date } = useFormat()
  const { data: page, isError, refetch } = useQuery(pageQuery(id, useLanguage()))
  if (isError) return <ErrorState onReload={() => void refetch()} />
  if (!page) return <TextSkeleton />
  if (page.sections.length === 0) return <EmptyState picture="messages" title={t`Nothing here yet`} />
  // At noon, so that it is the same day in nearly every time zone.
  const at = Date.parse(`${page.updated}T12:00Z`) / 1_000
  const updated = Number.isNaN(at) ? page.updated : date(at)
  return (
    <div className="px-4 pbe-3.5">
      <p className="t-cap text-text-3">
        <Trans>
          Updated <bdi>{updated}</bdi>
        </Trans>
      </p>
      {page.sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="pbs-5.5 pbe-1 text-[16px] leading-6 font-bold">{heading}</h2>
          <p className="whitespace-pre-line text-text-2">{text}</p>
        </section>
      ))}
    </div>
  )
}

function TextSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 px-4 pbs-2">
      {['40%', '95%', '88%', '92%', '60%', '35%', '96%', '90%', '72%'].map((inlineSize) => (
        <span key={inlineSize} style={{ inlineSize }}>
          <Skeleton className="h-3.5" />
        </span>
      ))}
    </div>
  )
}
