import { Livemanage, Moderation } from '@nimbo/contract'
import type { RoomAct } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePerson } from '../../../room/person.ts'
import { PersonAct } from '../../../room/PersonAct.tsx'
import { useRoom } from '../../../room/useRoom.ts'
import { ConfirmSheet } from '../../../ui/ConfirmSheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { KickSheet } from './KickSheet.tsx'
import { useAct } from './moderation.queries.ts'
import { MuteSheet } from './MuteSheet.tsx'
import { StopSheet } from './StopSheet.tsx'
import type { Stop } from './StopSheet.tsx'

/** Actions the server allows me on this person; each asks for confirmation once. */
export function ModerationActs() {
  const { t } = useLingui()
  const person = usePerson()
  const { address } = useRoom()
  const [asking, setAsking] = useState<RoomAct>()
  const { uid, pop } = person
  const name = `\u2068${person.name}\u2069`
  const unmute = useAct(Livemanage.cancelShut, () => toast(t`${name} can chat again`))
  const unkick = useAct(Livemanage.cancelKick, () => toast(t`${name} can join again`))
  const may = (act: RoomAct) => pop?.acts.includes(act) ?? false
  const sheet = (act: RoomAct) => ({ open: asking === act, onOpenChange: (open: boolean) => setAsking(open ? act : undefined) })
  const stops: Stop[] = (['close', 'ban', 'disable'] as const).filter(may)
  const target = { liveuid: address.liveuid, touid: uid }
  return (
    <>
      {may('mute') && (
        <PersonAct icon="mute" onClick={() => setAsking('mute')}>
          <Trans>Mute</Trans>
        </PersonAct>
      )}
      {may('unmute') && (
        <PersonAct icon="volume" busy={unmute.isPending} onClick={() => unmute.mutate(target)}>
          <Trans>Unmute</Trans>
        </PersonAct>
      )}
      {may('kick') && (
        <PersonAct icon="exit" flip onClick={() => setAsking('kick')}>
          <Trans>Kick</Trans>
        </PersonAct>
      )}
      {may('unkick') && (
        <PersonAct icon="undo" flip busy={unkick.isPending} onClick={() => unkick.mutate(target)}>
          <Trans comment="Button: let a kicked person join again">Let back in</Trans>
        </PersonAct>
      )}
      {may('setAdmin') && (
        <PersonAct icon="badge" onClick={() => setAsking('setAdmin')}>
          <Trans>Set admin</Trans>
        </PersonAct>
      )}
      {may('unsetAdmin') && (
        <PersonAct icon="badge" onClick={() => setAsking('unsetAdmin')}>
          <Trans>Remove admin</Trans>
        </PersonAct>
      )}
      {stops.map((stop) => (
        <PersonAct key={stop} icon={stop === 'close' ? 'stop' : stop === 'ban' ? 'shield' : 'lock'} danger onClick={() => setAsking(stop)}>
          {stop === 'close' ? (
            <Trans>Close live</Trans>
          ) : stop === 'ban' ? (
            <Trans comment="Button: stop a host from going live for a while">Ban</Trans>
          ) : (
            <Trans comment="Button: suspend an account">Suspend</Trans>
          )}
        </PersonAct>
      ))}
      {may('mute') && (
        <MuteSheet {...sheet('mute')} person={person} address={address} messages={may('delMsg') ? pop?.messages : undefined} />
      )}
      {may('kick') && <KickSheet {...sheet('kick')} person={person} address={address} onDone={person.close} />}
      <AdminSheets sheet={sheet} name={name} target={target} />
      {stops.map((stop) => (
        <StopSheet key={stop} {...sheet(stop)} stop={stop} person={person} address={address} />
      ))}
    </>
  )
}

interface AdminSheetsProps {
  sheet: (act: RoomAct) => { open: boolean; onOpenChange: (open: boolean) => void }
  name: string
  target: { liveuid: number; touid: number }
}

function AdminSheets({ sheet, name, target }: AdminSheetsProps) {
  const { t } = useLingui()
  const set = useAct(Moderation.setAdmin, ({ isadmin }) => {
    sheet('setAdmin').onOpenChange(false)
    toast(isadmin === 1 ? t`${name} is now an admin` : t`${name} is no longer an admin`)
  })
  return (
    <>
      <ConfirmSheet
        {...sheet('setAdmin')}
        title={t`Make ${name} an admin?`}
        text={<Trans>Admins can mute, kick and delete messages in all your lives. They never see your earnings.</Trans>}
        variant="accent"
        confirm={<Trans>Set admin</Trans>}
        busy={set.isPending}
        onConfirm={() => set.mutate({ ...target, isadmin: 1 })}
      />
      <ConfirmSheet
        {...sheet('unsetAdmin')}
        title={t`Remove ${name} as admin?`}
        text={<Trans>They can’t moderate your lives anymore. What they’ve done so far stays.</Trans>}
        confirm={<Trans>Remove admin</Trans>}
        busy={set.isPending}
        onConfirm={() => set.mutate({ ...target, isadmin: 0 })}
      />
    </>
  )
}
