import type { Activity } from '@nimbo/contract'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { activityQuery } from './moderation.queries.ts'
import type { ActivityLine } from './moderation.queries.ts'
import './moderation.css'

const icons: Record<Activity, IconName> = {
  mute: 'mute',
  unmute: 'undo',
  kick: 'exit',
  unkick: 'undo',
  setAdmin: 'badge',
  unsetAdmin: 'badge',
  delMsg: 'trash',
}

/** Actions of moderators in a host's lives in the last day; nothing is drawn when there are none. */
export function ActivityList({ liveuid }: { liveuid: number }) {
  const { data: lines, isError, refetch } = useQuery(activityQuery(liveuid, useLanguage()))
  if (!isError && (lines === undefined || lines.length === 0)) return null
  return (
    <PanelGroup title={<Trans>Activity</Trans>} note={<Trans>last 24 hours</Trans>}>
      {isError && !lines && <ReloadRow onReload={() => void refetch()} />}
      <ul>
        {lines?.map((line) => (
          <Row key={`${line.at} ${line.act} ${line.touid}`} line={line} />
        ))}
      </ul>
    </PanelGroup>
  )
}

function Row({ line }: { line: ActivityLine }) {
  const { t } = useLingui()
  const { time, duration } = useFormat()
  const mine = useSession((session) => session.uid) === line.by
  const who = mine ? t({ message: 'You', comment: 'Who did it, at the start of “You · Spam · 1 hour”' }) : line.by_name
  const details = [line.reason, line.seconds > 0 ? duration(line.seconds) : ''].filter(Boolean).map((text) => ` · ${text}`)
  return (
    <li className="activity-row">
      <span>
        <Icon name={icons[line.act]} size={18} flip={icons[line.act] !== 'mute'} />
      </span>
      <p>
        <Words line={line} />
        <small>
          <bdi>{who}</bdi>
          {details}
        </small>
      </p>
      <time>{time(line.at)}</time>
    </li>
  )
}

/** Without who did it: in many languages the verb would change with them. */
function Words({ line: { act, to_name: name, nums } }: { line: ActivityLine }) {
  const person = <bdi className="t-strong">{name}</bdi>
  const texts: Record<Activity, ReactNode> = {
    mute: <Trans comment="A line of a log: someone was muted">Muted: {person}</Trans>,
    unmute: <Trans comment="A line of a log: someone’s mute was lifted">Unmuted: {person}</Trans>,
    kick: <Trans comment="A line of a log: someone was kicked">Kicked: {person}</Trans>,
    unkick: <Trans comment="A line of a log: someone’s kick was lifted">Let back in: {person}</Trans>,
    setAdmin: <Trans comment="A line of a log: someone became a room admin">New admin: {person}</Trans>,
    unsetAdmin: <Trans comment="A line of a log: someone is no longer a room admin">Admin removed: {person}</Trans>,
    delMsg: (
      <Trans comment="A line of a log">
        <Plural value={nums} one="# message deleted" other="# messages deleted" />: {person}
      </Trans>
    ),
  }
  return texts[act]
}
