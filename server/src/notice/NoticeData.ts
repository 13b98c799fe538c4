import type { Language, NoticeKind, SanctionAct } from '@nimbo/contract'

/** A text operators edit, in every language, as it was when the notice was made. */
export type Words = Record<Language, string>

/** What each kind of notice carries. */
export interface NoticeData extends Record<NoticeKind, object> {
  /** `room` is the name of the anchor it holds in, empty when it holds everywhere; `until` is 0 when it does not end by itself. */
  sanction: { id: number; act: SanctionAct; room: string; reason: Words; until: number }
  sanction_lifted: { id: number; act: SanctionAct; room: string }
  certification: { approved: boolean; reason?: Words }
  /** To whoever reported somebody. */
  report: { id: number; acted: boolean; name: string }
  /** `anchor`: in whose live the pack was sent. */
  red_refund: { id: number; coins: string; total: string; anchor: string }
  /** To whoever tipped for a goal that came to nothing. */
  goal: { title: string; anchor: string; stream: string; coins: string; why: 'failed' | 'cancelled' | 'expired' }
  appeal: { subject: 'sanction' | 'certification'; id: number; overturned: boolean }
}
