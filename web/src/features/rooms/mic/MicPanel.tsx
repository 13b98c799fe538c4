import { Linkmic } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { useMicAct } from './mic.queries.ts'
import { micSlice } from './mic.state.ts'
import type { MicPerson } from './mic.state.ts'
import { MicRequest } from './MicRequest.tsx'
import './mic.css'

interface MicPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Mic panel of moderators: who may ask, requests, and guests on the mic. */
export function MicPanel({ open, onOpenChange }: MicPanelProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Guests on the mic`} scrim="light">
      {open && <Panel />}
    </Sheet>
  )
}

const levels = [1, 5, 10] as const

function Panel() {
  const { t } = useLingui()
  const room = useRoom()
  const people = useSlice(micSlice, (state) => state.people)
  const setting = useSlice(micSlice, (state) => state.setting)
  const set = useMicAct(Linkmic.setMic, (now) => room.update(micSlice, (state) => ({ ...state, setting: now })))
  const choices = [
    ...levels.map((level) => ({ key: String(level), label: level === 1 ? t`Everyone` : t`Level ${level} and up` })),
    { key: '0', label: t({ message: 'Nobody', context: 'who may ask to come on the mic' }) },
  ]
  const value = setting?.ismic === 0 ? '0' : String(setting?.level ?? 1)
  return (
    <div className="mic-panel" data-testid="mic-panel">
      <h3>
        <Trans>Who can ask to join</Trans>
      </h3>
      <Choices
        label={t`Who can ask to join`}
        variant="chips"
        choices={choices}
        value={value}
        onChange={(key) => set.mutate({ ismic: key === '0' ? 0 : 1, level: Number(key) || 1, liveuid: room.address.liveuid })}
      />
      {people.length === 0 && (
        <EmptyState
          picture="live"
          title={t`No guests yet`}
          text={t`Requests show up here and above the chat. You can also invite someone from their card.`}
        />
      )}
      {people.map((person) =>
        person.state === 'requested' ? <MicRequest key={person.uid} person={person} /> : <Guest key={person.uid} person={person} />,
      )}
    </div>
  )
}

function Guest({ person }: { person: MicPerson }) {
  const { t } = useLingui()
  const room = useRoom()
  const mute = useMicAct(Linkmic.muteMic)
  const cut = useMicAct(Linkmic.cutMic)
  const cancel = useMicAct(Linkmic.cancelMic)
  const { name } = person
  const target = { ...room.address, touid: person.uid }
  const words = {
    invited: t`Invited, waiting for an answer`,
    accepted: t`Getting ready`,
    on: t`On the mic`,
    requested: '',
    none: '',
  }
  return (
    <div className="mic-guest">
      <Avatar src={person.avatar} name={person.name} size={40} />
      <p>
        <bdi className="room-cut">{person.name}</bdi>
        <small>{words[person.state]}</small>
      </p>
      {person.state === 'on' && (
        <IconButton
          icon="micOff"
          variant="filled"
          label={t({ message: `Mute ${name}`, context: 'a guest’s microphone' })}
          onClick={() => mute.mutate(target)}
        />
      )}
      <IconButton
        icon="close"
        variant="filled"
        label={person.state === 'invited' ? t`Take the invitation back` : t`Take ${name} off the mic`}
        onClick={() => (person.state === 'invited' ? cancel.mutate(target) : cut.mutate(target))}
      />
    </div>
  )
}
