import type { NoticeKind } from '@nimbo/contract'
import type { IconName } from '../../../ui/icons.tsx'

/** Icon and colour of each kind. */
export const kindLooks: Record<NoticeKind, readonly [IconName, string]> = {
  sanction: ['alert', 'text-warn'],
  sanction_lifted: ['check', 'text-ok'],
  certification: ['badge', 'text-info'],
  report: ['flag', 'text-info'],
  goal: ['undo', 'text-ok'],
  appeal: ['people', 'text-info'],
  red_refund: ['history', 'text-info'],
  refund: ['undo', 'text-info'],
  withdrawal: ['cash', 'text-ok'],
  follower: ['invite', 'text-info'],
  live: ['live', 'text-accent'],
  data_export: ['download', 'text-ok'],
}
