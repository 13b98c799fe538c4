import { durationText } from '../../lib/timeText.ts'
import type { StatusNow } from './status.queries.ts'

export function Figures({ status }: { status: StatusNow }) {
  const down = status.engines.filter((engine) => !engine.ok).length
  const figures = [
    { name: 'Rooms', value: status.rooms.length.toLocaleString('en') },
    { name: 'Viewers', value: status.viewers.toLocaleString('en') },
    { name: 'Services down', value: String(down), bad: down > 0 },
    { name: 'Uptime', value: durationText(status.uptime) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-6.5 gap-y-2">
      {figures.map(({ name, value, bad }) => (
        <div key={name}>
          <dt className="text-[12px] leading-[15px] font-medium text-text-2">{name}</dt>
          <dd className={`text-[18px] leading-[22px] font-extrabold tabular-nums ${bad ? 'text-danger' : ''}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
