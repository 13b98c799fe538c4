import type { Sanction, SanctionAct } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../lib/useFormat.ts'
import type { IconName } from '../../../ui/icons.tsx'

export const sanctionIcons: Record<SanctionAct, IconName> = {
  warn: 'alert',
  mute: 'mute',
  kick: 'exit',
  close: 'stop',
  ban: 'camera',
  disable: 'block',
  remove: 'trash',
}

/** Texts of a decision, for the person it is about. */
export function useSanctionText() {
  const { t } = useLingui()
  const { dateTime } = useFormat()
  const titles: Record<SanctionAct, string> = {
    warn: t`You’ve received a warning`,
    mute: t`You’ve been muted`,
    kick: t`You’ve been removed from this live`,
    close: t`Your live was closed`,
    ban: t`You can’t go live for now`,
    disable: t`Your account is suspended`,
    remove: t`Your video was removed`,
  }
  const names: Record<SanctionAct, string> = {
    warn: t({ message: 'Warning', context: 'a sanction' }),
    mute: t({ message: 'Mute', context: 'a sanction' }),
    kick: t({ message: 'Removed from a live', context: 'a sanction' }),
    close: t({ message: 'Live closed', context: 'a sanction' }),
    ban: t({ message: 'Ban from going live', context: 'a sanction' }),
    disable: t({ message: 'Account suspended', context: 'a sanction' }),
    remove: t({ message: 'Video removed', context: 'a sanction' }),
  }
  const says: Record<Sanction['by'], string> = {
    admin: t`A moderator of this room`,
    anchor: t`The host`,
    platform: t({ message: 'Nimbo', comment: 'Who decided: our moderation team' }),
  }

  function untilText({ act, scope, state, endtime }: Sanction): string {
    if (act === 'warn' || act === 'close' || act === 'remove') return ''
    if (state === 'lifted') return t`Lifted`
    if (state === 'overturned') return t`Overturned`
    if (endtime > 0) return dateTime(endtime)
    return scope === 'show' ? t`The end of this live` : t({ message: 'For good', context: 'until when a sanction lasts' })
  }
  /** Effect on what the person can do. */
  function meaning({ act, scope, endtime, anchor: host }: Sanction): string {
    const name = `\u2068${host}\u2069`
    switch (act) {
      case 'warn':
        return t`Nothing is restricted. Please keep to the rules.`
      case 'mute':
        if (scope === 'all') return t`You can still watch and follow. Chat is off in all lives.`
        if (scope === 'room' && endtime === 0) return t`You can still watch and follow here.`
        return t`You can still watch and follow here. Chat comes back automatically.`
      case 'kick':
        return t`${name}’s lives stay closed to you until then.`
      case 'close':
        return t`You can go live again, as long as you keep to the rules.`
      case 'ban':
        return t`You can still watch, chat and withdraw.`
      case 'disable':
        return t`Your coins and tickets stay yours.`
      case 'remove':
        return t`You can still post other videos.`
    }
  }
  return {
    title: ({ act }: Pick<Sanction, 'act'>) => titles[act],
    name: ({ act }: Pick<Sanction, 'act'>) => names[act],
    by: ({ by }: Pick<Sanction, 'by'>) => says[by],
    untilText,
    meaning,
  }
}
