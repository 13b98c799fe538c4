import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { NoticeChoices, QuietHours } from './choice.queries.ts'

const STEP_MINUTES = 30
const DAY_MINUTES = 1_440
const steps = Array.from({ length: DAY_MINUTES / STEP_MINUTES }, (_, n) => n * STEP_MINUTES)

interface QuietHoursGroupProps {
  choices: NoticeChoices
  onChange: (hours: QuietHours) => void
}

/** Hours in which no push comes, on the clock of this device. */
export function QuietHoursGroup({ choices, onChange }: QuietHoursGroupProps) {
  const { t } = useLingui()
  const clock = useClock()
  const { quiet, quiet_from: from, quiet_to: to, zone } = choices
  const hours = `${clock(from)}–${clock(to)}`
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ')
  return (
    <div className="pbs-2">
      <Panel>
        <ListRow
          icon="moon"
          label={<Trans>Quiet hours</Trans>}
          note={
            quiet === 1 ? (
              <>
                <bdi>{hours}</bdi>
                {place && (
                  <>
                    {' · '}
                    <bdi>{place}</bdi>
                  </>
                )}
              </>
            ) : (
              <Trans>No push while you sleep</Trans>
            )
          }
          end={
            <Switch
              label={t`Quiet hours`}
              checked={quiet === 1}
              onChange={(on) => onChange({ quiet: on ? 1 : 0, quiet_from: from, quiet_to: to })}
            />
          }
        />
        {quiet === 1 && (
          <>
            <TimeRow
              label={t({ message: 'From', context: 'quiet hours' })}
              value={from}
              not={to}
              onChange={(minute) => onChange({ quiet, quiet_from: minute, quiet_to: to })}
            />
            <TimeRow
              label={t({ message: 'Until', context: 'quiet hours' })}
              value={to}
              not={from}
              onChange={(minute) => onChange({ quiet, quiet_from: from, quiet_to: minute })}
            />
          </>
        )}
      </Panel>
    </div>
  )
}

interface TimeRowProps {
  label: string
  value: number
  /** The other end, which is no choice. */
  not: number
  onChange: (minute: number) => void
}

function TimeRow({ label, value, not, onChange }: TimeRowProps) {
  const id = useId()
  const clock = useClock()
  const offered = steps.includes(value) ? steps : [value, ...steps]
  return (
    <ListRow
      icon="clock"
      label={<label htmlFor={id}>{label}</label>}
      end={
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-11 rounded-md bg-raised px-3 text-[15px] text-text tabular-nums shadow-line"
        >
          {offered
            .filter((minute) => minute !== not)
            .map((minute) => (
              <option key={minute} value={minute}>
                {clock(minute)}
              </option>
            ))}
        </select>
      }
    />
  )
}

/** Minutes after midnight as the language writes a time. */
function useClock(): (minute: number) => string {
  const { time } = useFormat()
  return (minute) => time(new Date(2026, 0, 15, Math.floor(minute / 60), minute % 60).getTime() / 1_000)
}
