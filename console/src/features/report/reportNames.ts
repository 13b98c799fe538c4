import type { SanctionAct } from '@nimbo/contract'
import type { Decision, ReportFilter } from '@nimbo/contract/operator'
import type { Tone } from '@nimbo/web/ui/Badge.tsx'

export const filterNames: Record<ReportFilter, string> = { open: 'All', live: 'Live', minors: 'Minors', decided: 'Decided' }

/** In the order of the keys 1 to 7. */
export const decisionNames: Record<Decision, string> = {
  dismiss: 'No violation',
  warn: 'Warn',
  mute: 'Mute everywhere',
  ban: 'Ban from going live',
  close: 'Close live',
  disable: 'Suspend account',
  remove: 'Remove video',
}
/** Label of the button once every choice is made. */
export const decideNames: Record<Decision, string> = {
  dismiss: 'Dismiss the reports',
  warn: 'Send the warning',
  mute: 'Mute everywhere',
  ban: 'Ban, end live',
  close: 'Close this live',
  disable: 'Suspend, end live',
  remove: 'Remove this video',
}
export const effects: Record<Decision, string> = {
  dismiss: 'Nothing happens to this person. Reporters are told that no rule was broken.',
  warn: 'They’ll see the rule and the reason. Nothing is restricted.',
  mute: 'They can’t chat or send flying comments in any live until then.',
  ban: 'A running live ends. They can still watch, chat and withdraw.',
  close: 'The live ends for everyone. They can go live again.',
  disable: 'A running live ends and they can’t use Nimbo. Coins and tickets stay theirs.',
  remove: 'Nobody sees the video any more. They’re told why and can appeal; until then its files are kept.',
}
export const needsRule = (decision: Decision) => decision === 'mute' || decision === 'ban' || decision === 'disable'

export const severityTones = { high: 'bad', medium: 'warn', low: 'info' } as const satisfies Record<string, Tone>

export const actNames: Record<SanctionAct, string> = {
  warn: 'Warned',
  mute: 'Muted',
  kick: 'Kicked',
  close: 'Live closed',
  ban: 'Banned from going live',
  disable: 'Suspended',
  remove: 'Video removed',
}
