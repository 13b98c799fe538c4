import { Badge } from '@nimbo/web/ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Detail } from './payout.queries.ts'
import { risks, states } from './payoutNames.ts'

const bandOf = (level: number) => Math.min(4, Math.floor(level / 20) + 1)

export function PersonHead({ detail }: { detail: Detail }) {
  const { user_nicename: name, avatar_thumb: avatar, uid, level, certified, no, risk, state } = detail
  const band = bandOf(level)
  const facts = [`ID ${uid}`, certified > 0 ? `certified ${certified}` : 'not certified', no]
  return (
    <header className="flex items-center gap-3">
      <img src={avatar} alt="" className="size-12 flex-none rounded-full bg-overlay object-cover" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 text-[17px] leading-[22px] font-bold">
          <bdi className="truncate">{name}</bdi>
          <span
            style={{ background: `linear-gradient(135deg, var(--lv${band}-a), var(--lv${band}-b))` }}
            className="flex h-4 flex-none items-center rounded-full px-1.5 text-[10px] leading-4 font-extrabold text-v-text tabular-nums"
          >
            <span className="sr-only">Level </span>
            {level}
          </span>
        </h2>
        <p className="t-cap text-text-2 tabular-nums">{facts.join(' · ')}</p>
      </div>
      {state === 'review' ? (
        <Badge tone={risks[risk].tone}>
          {risk !== 'low' && <Icon name="alert" size={12} />}
          {risks[risk].name}
        </Badge>
      ) : (
        <Badge tone={states[state].tone}>{states[state].name}</Badge>
      )}
    </header>
  )
}
