import { refusalOf } from '@nimbo/contract'
import { Certification } from '@nimbo/contract/operator'
import { Badge } from '@nimbo/web/ui/Badge.tsx'
import { Skeleton } from '@nimbo/web/ui/Skeleton.tsx'
import { timeText } from '../../lib/timeText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Unreachable } from '../../ui/Unreachable.tsx'
import { useDetail } from './certification.queries.ts'
import { attemptText } from './certificationText.ts'
import { Checks } from './Checks.tsx'
import { DecisionPane, Key } from './DecisionPane.tsx'
import { PhotoView } from './PhotoView.tsx'

interface ApplicationDetailProps {
  id: number
  onDecided: () => void
  onSkip: () => void
}

export function ApplicationDetail({ id, onDecided, onSkip }: ApplicationDetailProps) {
  const { data, isError, error, refetch } = useDetail(id)
  if (!data) {
    if (!isError) return <DetailSkeleton />
    const gone = refusalOf(error, Certification.getDetail) === 'NoSuchApplication'
    return (
      <div className="p-4">
        {gone ? <p className="t-sub text-text-2">This application was withdrawn.</p> : <Unreachable onReload={() => void refetch()} />}
      </div>
    )
  }
  return (
    <>
      <div className="flex min-w-0 flex-col px-5 pbs-4 pbe-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1">
            <h2 className="text-[22px] leading-7 font-extrabold break-words">
              <bdi>{data.real_name || data.user_nicename}</bdi>
            </h2>
            <p className="t-cap text-text-2 tabular-nums">
              ID {data.uid} · C-{data.id} · {attemptText(data.attempt)} · sent {timeText(data.sent)}
            </p>
          </div>
          {data.state !== 'pending' && (
            <Badge tone={data.state === 'approved' ? 'ok' : 'bad'}>{data.state === 'approved' ? 'Approved' : 'Rejected'}</Badge>
          )}
          <Badge tone="info">
            <Icon name="eye" size={13} />
            Viewing is logged
          </Badge>
        </header>
        <div className="pbs-3.5">
          {data.has_photo ? (
            <PhotoView key={id} id={id} name={data.real_name} />
          ) : (
            <p className="t-sub py-8 text-center text-text-2">The photo has been deleted.</p>
          )}
        </div>
        <Checks detail={data} />
        <Keys />
      </div>
      <aside
        aria-label="Application"
        className="flex min-w-0 flex-col border-line bg-surface p-4 max-[1179px]:border-bs min-[1180px]:border-s"
      >
        <DecisionPane key={id} detail={data} onDecided={onDecided} onSkip={onSkip} />
      </aside>
    </>
  )
}

function Keys() {
  const keys: [keys: string[], does: string][] = [
    [['J', 'K'], 'next, previous'],
    [['Z'], 'zoom'],
    [['1', '7'], 'reason'],
    [['A', 'R'], 'then Enter'],
  ]
  return (
    <p className="mbs-auto flex flex-wrap gap-x-3.5 gap-y-1 pbs-4 text-[12px] leading-5 font-medium text-text-3 max-[899px]:hidden">
      {keys.map(([names, does]) => (
        <span key={does} className="flex items-center gap-1.5">
          {names.map((name) => (
            <Key key={name}>{name}</Key>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}

function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3 p-5">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-[456px]" />
    </div>
  )
}
