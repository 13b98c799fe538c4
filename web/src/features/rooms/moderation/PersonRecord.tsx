import { Moderation } from '@nimbo/contract'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { usePerson } from '../../../room/person.ts'
import type { Pop } from '../../../room/person.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { ActField } from './ActSheet.tsx'
import { useAct } from './moderation.queries.ts'

const SHOWN_LINES = 3

/** Facts a moderator needs about a person before acting. */
export function PersonRecord() {
  const { pop } = usePerson()
  if (!pop?.acts.some((act) => act !== 'report')) return null
  return (
    <>
      <Tags pop={pop} />
      {pop.lines.length > 0 && <LastLines pop={pop} />}
    </>
  )
}

function Tags({ pop: { reports, sanctions, muted, muted_until, since } }: { pop: Pop }) {
  const format = useFormat()
  const until = format.dayTime(muted_until)
  const [openedAt] = useState(Date.now)
  const here = format.duration(Math.max(1, Math.floor((openedAt / 1000 - since) / 60)) * 60)
  return (
    <div className="person-tags">
      {muted === 1 && (
        <StatusBadge status="warn" icon="mute">
          {muted_until > 0 ? <Trans>Muted until {until}</Trans> : <Trans context="badge of one person">Muted</Trans>}
        </StatusBadge>
      )}
      {reports > 0 && (
        <StatusBadge status="warn" icon="flag">
          <Plural value={reports} one="# report in this live" other="# reports in this live" />
        </StatusBadge>
      )}
      {sanctions > 0 && (
        <StatusBadge status="info" icon="history">
          <Plural value={sanctions} one="Muted or kicked once" other="Muted or kicked # times" />
        </StatusBadge>
      )}
      {reports === 0 && sanctions === 0 && (
        <StatusBadge status="ok">
          <Trans>Never reported here</Trans>
        </StatusBadge>
      )}
      {since > 0 && (
        <StatusBadge status="info" icon="clock">
          <Trans>Here for {here}</Trans>
        </StatusBadge>
      )}
    </div>
  )
}

function LastLines({ pop }: { pop: Pop }) {
  const { t } = useLingui()
  const { time } = useFormat()
  const { address } = useRoom()
  const erase = useAct(Moderation.delMsg, () => undefined)
  const mayDelete = pop.acts.includes('delMsg')
  const { messages } = pop
  return (
    <div className="pbs-4">
      <ActField label={<Trans>Last messages</Trans>} note={<Trans>{messages} in this live</Trans>}>
        <ul className="act-lines" aria-label={t`Last messages`}>
          {pop.lines.slice(-SHOWN_LINES).map(({ seq, at, ct, deleted }) => (
            <li key={seq}>
              <time>{time(at)}</time>
              <bdi>{deleted === 1 ? <s>{ct}</s> : ct}</bdi>
              {mayDelete && deleted === 0 && (
                <IconButton icon="trash" size={30} label={t`Delete message`} onClick={() => erase.mutate({ ...address, seq })} />
              )}
            </li>
          ))}
        </ul>
      </ActField>
    </div>
  )
}
