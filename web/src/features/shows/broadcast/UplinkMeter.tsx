import { Live } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/client.ts'
import { gradeOf } from '../../../lib/media/uplink.ts'
import type { Uplink, UplinkGrade } from '../../../lib/media/uplink.ts'

const colours: Record<UplinkGrade, string> = { excellent: 'text-ok', good: 'text-warn', weak: 'text-danger' }
const bars: Record<UplinkGrade, number> = { excellent: 4, good: 3, weak: 1 }
const columns = [
  { x: 0, height: 5 },
  { x: 5, height: 8 },
  { x: 10, height: 11 },
  { x: 15, height: 14 },
]

export function useGradeWords(): Record<UplinkGrade, string> {
  const { t } = useLingui()
  return { excellent: t`Excellent`, good: t`Good`, weak: t`Weak` }
}

/** A word, bars and figures: never colour alone. */
export function UplinkMeter({ uplink }: { uplink: Uplink }) {
  const { t, i18n } = useLingui()
  const grade = gradeOf(uplink)
  const words = useGradeWords()
  const { rttMs, bitrate } = uplink
  const rate = bitrate === undefined ? undefined : i18n.number(bitrate / 1e6, { maximumFractionDigits: 1 })
  return (
    <span className="room-pill glass" data-testid="uplink">
      <svg aria-hidden="true" viewBox="0 0 18 14" width="18" height="14" fill="currentColor" className={colours[grade]}>
        {columns.map(({ x, height }, index) => (
          <rect key={x} x={x} y={14 - height} width="3" height={height} rx="1" opacity={index < bars[grade] ? 1 : 0.3} />
        ))}
      </svg>
      <span className="tabular-nums">
        {words[grade]}
        {rttMs !== undefined && <Part text={t`${rttMs} ms`} />}
        {rate !== undefined && <Part text={t`${rate} Mbps`} />}
      </span>
    </span>
  )
}

/** The point between two parts belongs to neither: inside a figure it would change sides where one reads from the right. */
function Part({ text }: { text: string }) {
  return (
    <>
      {' · '}
      <bdi>{text}</bdi>
    </>
  )
}

/** Before anything is sent: the time of the smallest call there is. */
export function PingMeter() {
  const { data } = useQuery({ queryKey: ['live', 'ping'], queryFn: pingMs, refetchInterval: 5000, refetchOnWindowFocus: false })
  return <UplinkMeter uplink={{ rttMs: data, bitrate: undefined }} />
}

async function pingMs(): Promise<number> {
  const start = performance.now()
  await client.call(Live.getSDK, {})
  return Math.round(performance.now() - start)
}
