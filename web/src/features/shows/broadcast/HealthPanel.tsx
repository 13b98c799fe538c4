import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { gradeOf } from '../../../lib/media/uplink.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { broadcast as slice } from './broadcast.state.ts'
import { useGradeWords } from './UplinkMeter.tsx'

/** Figures of the uplink. One that is not known is a dash, never a guess. */
export function HealthPanel() {
  const { t, i18n } = useLingui()
  const isLive = useSlice(slice, (state) => state.sending === 'live')
  const uplink = useSlice(slice, (state) => state.uplink)
  const words = useGradeWords()
  const { bitrate, fps, rttMs, lost } = uplink
  const grade = gradeOf(uplink)
  const rate = i18n.number((bitrate ?? 0) / 1e6, { maximumFractionDigits: 1 })
  return (
    <section className="studio-panel" data-testid="stream-health">
      <h2>
        <Trans>Stream health</Trans>
        {isLive && (
          <span className="studio-grade" data-grade={grade}>
            {words[grade]}
          </span>
        )}
      </h2>
      <dl className="studio-figures">
        <Figure label={t`Bitrate`}>{isLive && bitrate !== undefined ? t`${rate} Mbps` : '–'}</Figure>
        <Figure label={t({ message: 'fps', comment: 'Frames per second' })}>
          {isLive && fps !== undefined ? i18n.number(Math.round(fps)) : '–'}
        </Figure>
        <Figure label={t`Latency`}>{isLive && rttMs !== undefined ? t`${rttMs} ms` : '–'}</Figure>
        <Figure label={t({ message: 'Dropped', comment: 'Share of packets lost on the way' })}>
          {isLive && lost !== undefined ? i18n.number(lost, { style: 'percent', maximumFractionDigits: 1 }) : '–'}
        </Figure>
      </dl>
    </section>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
