import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LABELS } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { HiddenHome } from './HiddenHome.tsx'
import { LabelCloud } from './LabelCloud.tsx'
import { homeQuery, labelsQuery, useSaveLabels } from './profile.queries.ts'
import type { LabelChoice } from './profile.queries.ts'

interface ImpressionsProps {
  touid: number
  onDone: () => void
}

/** Up to three words about somebody, out of those operators offer. */
export function Impressions({ touid, onDone }: ImpressionsProps) {
  const { t } = useLingui()
  const uid = useSession((session) => session.uid)
  const { data, error, refetch } = useQuery(labelsQuery(uid, touid, useLanguage()))
  if (uid === touid) return <EmptyState picture="messages" title={t`You can’t add an impression of yourself`} />
  if (error) return <HiddenHome touid={touid} error={error} onReload={() => void refetch()} />
  if (!data) return <ImpressionSkeleton />
  if (data.length === 0) return <EmptyState picture="messages" title={t`No impressions to choose from yet`} />
  return <Choosing touid={touid} labels={data} onDone={onDone} />
}

function Choosing({ touid, labels, onDone }: ImpressionsProps & { labels: readonly LabelChoice[] }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const saved = labels.filter(({ ifcheck }) => ifcheck === 1).map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly number[]>(saved)
  const { mutate, isPending, error } = useSaveLabels(touid)
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(0, MAX_LABELS)))
  const isSame = chosen.length === saved.length && chosen.every((id) => saved.includes(id))
  const problem = error ? (refusalText(error) ?? t`Something went wrong. Try again.`) : undefined
  const said = labels.reduce((sum, { nums }) => sum + nums, 0)
  const shown = count(said)
  return (
    <>
      <Whose touid={touid} />
      <Slots labels={labels} chosen={chosen} onRemove={toggle} />
      <div className="flex items-baseline justify-between gap-3 px-4 pbs-4.5 pbe-2">
        <h2 className="text-[17px] leading-6 font-bold">
          <Trans>What people say</Trans>
        </h2>
        <span className="t-sub flex-none text-text-2 tabular-nums">
          {t`${plural(said, { one: `${shown} impression`, other: `${shown} impressions` })}`}
        </span>
      </div>
      <LabelCloud labels={labels} chosen={chosen} full={chosen.length >= MAX_LABELS} onToggle={toggle} />
      <div className="mx-4 mbs-5 flex gap-2.5 rounded-md bg-raised px-3 py-2.5">
        <Icon name="eye" size={18} className="text-info" />
        <p className="t-sub min-w-0 flex-1 text-text-2">
          <Trans>They see the impressions, not who chose them. You can change yours anytime.</Trans>
        </p>
      </div>
      <Foot form problem={problem}>
        <Button
          size="xl"
          block
          busy={isPending}
          disabled={chosen.length === 0 || isSame}
          onClick={() => mutate(chosen, { onSuccess: onDone })}
        >
          <Trans>Save impression</Trans>
        </Button>
      </Foot>
    </>
  )
}

/** Person the labels are about. If loading fails, labels can still be chosen. */
function Whose({ touid }: { touid: number }) {
  const uid = useSession((session) => session.uid)
  const { data: home } = useQuery(homeQuery(uid, touid, useLanguage()))
  const name = home?.user_nicename ?? ''
  return (
    <div className="px-4 text-center">
      <span className="mx-auto block w-fit">
        <Avatar src={home?.avatar ?? ''} name={name} size={92} />
      </span>
      <p className="mbs-2.5 flex min-h-[26px] justify-center text-[21px] leading-[26px] font-extrabold">
        <bdi className="truncate">{name}</bdi>
      </p>
      <p className="mbs-0.5 text-[15px] leading-[21px] text-text-2">
        <Trans>How would you describe them? Choose up to {MAX_LABELS}.</Trans>
      </p>
    </div>
  )
}

interface SlotsProps {
  labels: readonly LabelChoice[]
  chosen: readonly number[]
  onRemove: (id: number) => void
}

function Slots({ labels, chosen, onRemove }: SlotsProps) {
  const { t } = useLingui()
  const [nums, most] = [chosen.length, MAX_LABELS]
  return (
    <>
      <ul aria-label={t`Your impression`} className="flex min-h-15 flex-wrap gap-2 px-4 pbs-4">
        {chosen.map((id) => {
          const name = labels.find((label) => label.id === id)?.name ?? ''
          return (
            <li key={id} className="flex-auto">
              <button
                type="button"
                onClick={() => onRemove(id)}
                className="flex min-h-11 w-full items-center justify-center gap-1.5 rounded-full bg-overlay px-3 text-[13.5px] leading-[18px] font-bold shadow-line-strong"
              >
                <bdi>{name}</bdi> <span className="sr-only">{t`Remove`}</span>
                <Icon name="close" size={13} stroke={2.6} />
              </button>
            </li>
          )
        })}
      </ul>
      <p aria-live="polite" className="t-cap pbs-2 text-center text-text-2 tabular-nums">
        <b className="text-text">
          <Trans>
            {nums} of {most}
          </Trans>
        </b>
        {nums === most && (
          <>
            {' · '}
            <Trans>remove one to change</Trans>
          </>
        )}
      </p>
    </>
  )
}

function ImpressionSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col items-center px-4">
      <Skeleton className="size-[92px] rounded-full!" />
      <Skeleton className="mbs-3 h-6 w-40" />
      <Skeleton className="mbs-2 h-4 w-64" />
      <div className="mbs-20 flex flex-wrap gap-2">
        {[96, 120, 84, 140, 110, 92, 128, 100].map((width) => (
          <span key={width} style={{ inlineSize: width }}>
            <Skeleton className="h-9.5 rounded-full!" />
          </span>
        ))}
      </div>
    </div>
  )
}
