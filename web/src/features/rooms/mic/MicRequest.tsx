import { Linkmic, micSeconds } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRoom } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProgressRing } from '../../../ui/ProgressRing.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../../../ui/useNow.ts'
import { useMicAct } from './mic.queries.ts'
import type { MicPerson } from './mic.state.ts'
import { useOutcomeText } from './useOutcomeText.ts'
import './mic.css'

/** Name of a guest, and whether they ask with video. */
export function MicRequestText({ person: { name, video } }: { person: MicPerson }) {
  return (
    <>
      <bdi className="room-cut">{name}</bdi>{' '}
      <small>{video ? <Trans>wants to join with video</Trans> : <Trans>wants to join by voice</Trans>}</small>
    </>
  )
}

/** Request to come on the mic, and the answer to it. */
export function MicRequest({ person }: { person: MicPerson }) {
  const { t } = useLingui()
  const room = useRoom()
  const outcomeText = useOutcomeText()
  const left = Math.max(0, Math.ceil(person.until / 1000 - useNow()))
  const { mutate, isPending } = useMicAct(Linkmic.answerMic, ({ outcome }) => {
    if (outcome === 'cancelled') toast(t`They took their request back`)
    else if (outcome === 'unanswered') toast(t`The request has run out`)
    else if (outcome === 'busy') toast(outcomeText('busy') ?? '')
  })
  const answer = (accept: 0 | 1) => mutate({ ...room.address, touid: person.uid, accept })
  return (
    <div className="mic-request glass" role="group" aria-label={person.name} data-testid="mic-request">
      <span className="mic-ring">
        <Avatar src={person.avatar} name={person.name} size={36} />
        <ProgressRing value={Math.min(1, left / micSeconds.answer)} size={36} label={t`Time left to answer`} />
      </span>
      <p>
        <MicRequestText person={person} />
      </p>
      <IconButton icon="close" size={34} variant="filled" label={t`Decline`} data-testid="mic-refuse" onClick={() => answer(0)} />
      <Button size="sm" busy={isPending} data-testid="mic-accept" onClick={() => answer(1)}>
        <Trans comment="Button: let somebody come on the mic">Accept</Trans>
      </Button>
    </div>
  )
}
