import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { coverSources } from '@nimbo/contract'
import type { LiveRecord } from '@nimbo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clockText } from '../../../lib/clockText.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EndlessList } from '../../../ui/EndlessList.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { recordsQuery } from './profile.queries.ts'

const grid = 'grid grid-cols-2 gap-2 px-3 pbs-1 landscape:grid-cols-3 tablet:grid-cols-3'
const box = 'relative block aspect-[179/178] overflow-hidden rounded-md bg-raised'

/** Lives that are over, with their real numbers. One that was recorded plays. */
export function HomeRecords({ touid, own }: { touid: number; own: boolean }) {
  const { t } = useLingui()
  const query = useInfiniteQuery(recordsQuery(touid))
  return (
    <EndlessList
      query={query}
      itemsOf={(page) => page}
      loading={<RecordSkeletons />}
      empty={
        <EmptyState
          picture="live"
          title={t`No past lives yet`}
          text={own ? t`Lives you finish appear here.` : t`Lives they finish appear here.`}
        />
      }
    >
      {(records) => (
        <ul aria-label={t`Past lives`} data-testid="records" className={grid}>
          {records.map((record) => (
            <li key={record.id}>
              <RecordTile record={record} />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  )
}

function RecordTile({ record }: { record: LiveRecord }) {
  const { t } = useLingui()
  const { day, compact } = useFormat()
  const { title, thumb, length, starttime, nums, video_url: video } = record
  const viewers = compact(nums)
  const about = `${day(starttime)} · ${t`${plural(nums, { one: `${viewers} viewer`, other: `${viewers} viewers` })}`}`
  const tile = (
    <>
      <RecordCover src={thumb} />
      <span className="absolute inset-0 rounded-[inherit] [background:var(--card-shade)] shadow-[inset_0_0_0_1px_var(--w-09)]" />
      <span className="text-shade absolute end-2 inset-bs-2 flex items-center gap-1 text-[12px] leading-5 font-bold tabular-nums">
        {video && <Icon name="play" size={12} />}
        {clockText(length)}
      </span>
      <span className="absolute inset-x-2.5 inset-be-[9px]">
        <bdi className="text-shade block truncate text-[14px] leading-[18px] font-bold">{title}</bdi>
        <span className="mbs-px block truncate text-[12px] leading-[18px] font-medium text-white-90 tabular-nums">{about}</span>
      </span>
    </>
  )
  // A record without a video does not look as if a tap did something.
  if (!video) return <div className={`${box} text-v-text [&_img]:opacity-45 [&_img]:saturate-50`}>{tile}</div>
  return (
    <a href={video} target="_blank" rel="noreferrer" className={`${box} text-v-text`}>
      {tile}
    </a>
  )
}

function RecordCover({ src }: { src: string }) {
  const [broken, setBroken] = useState(false)
  if (!src || broken) return <span className="bg-banner absolute inset-0" />
  return (
    <img
      {...coverSources(src)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="absolute inset-0 size-full object-cover object-[50%_30%]"
    />
  )
}

function RecordSkeletons() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className={grid}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="aspect-[179/178] rounded-md!" />
      ))}
    </div>
  )
}
