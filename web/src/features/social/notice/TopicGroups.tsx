import { Trans, useLingui } from '@lingui/react/macro'
import { inboxTopics, type NoticeTopic } from '@nimbo/contract'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { NoticeChoices, TopicChange } from './choice.queries.ts'

interface TopicGroupsProps {
  topics: NoticeChoices['topics']
  onChange: (change: TopicChange) => void
}

/** Every topic with a switch for devices and one for the list, in the order people look for them. */
export function TopicGroups({ topics, onChange }: TopicGroupsProps) {
  const { t } = useLingui()
  const labels: Record<NoticeTopic, [IconName, string, string?]> = {
    live: ['live', t`Hosts you follow`, t`When they go live`],
    follower: ['invite', t`New followers`],
    message: ['message', t`Private messages`],
    money: ['wallet', t`Payments and withdrawals`],
    coins: ['undo', t`Returned coins`, t`From red packs and goals`],
    certification: ['badge', t`Certification`],
    report: ['flag', t`Reports and appeals`],
    sanction: ['alert', t`Account and safety`],
  }
  const row = (topic: NoticeTopic) => {
    const choice = topics.find((one) => one.topic === topic)
    if (!choice) return null
    const [icon, label, note] = labels[topic]
    return (
      <ListRow
        key={topic}
        icon={icon}
        label={label}
        note={note}
        end={
          <span className="grid grid-cols-[52px_52px] place-items-center" data-testid={`choice-${topic}`}>
            <Switch
              label={t`${label}: push`}
              checked={choice.push === 1}
              onChange={(on) => onChange({ topic, channel: 'push', on: on ? 1 : 0 })}
            />
            {inboxTopics.includes(topic) ? (
              <Switch
                label={t`${label}: inbox`}
                checked={choice.inbox === 1}
                onChange={(on) => onChange({ topic, channel: 'inbox', on: on ? 1 : 0 })}
              />
            ) : (
              <span role="img" aria-label={t`${label}: inbox, always on`}>
                <Icon name="lock" size={18} />
              </span>
            )}
          </span>
        }
      />
    )
  }
  const group = (title: ReactNode, ...members: NoticeTopic[]) => (
    <PanelGroup title={title} note={<Columns />}>
      {members.map(row)}
    </PanelGroup>
  )
  return (
    <>
      {group(<Trans context="topics of notifications">Activity</Trans>, 'live', 'follower', 'message')}
      {group(<Trans>Money</Trans>, 'money', 'coins')}
      {group(<Trans>Safety</Trans>, 'certification', 'report', 'sanction')}
    </>
  )
}

/** Over the switches of the panel below. */
function Columns() {
  return (
    <span aria-hidden="true" className="t-cap grid grid-cols-[52px_52px] place-items-center pe-3 text-center">
      <span>
        <Trans comment="Heading of a column of switches: notifications of the phone">Push</Trans>
      </span>
      <span>
        <Trans comment="Heading of a column of switches: the list of notifications in the app">Inbox</Trans>
      </span>
    </span>
  )
}
