import type { Currency, Language, SanctionAct, WithdrawalState } from '@nimbo/contract'

/** A text operators edit, in every language, as it was when the notice was made. */
export type Words = Record<Language, string>

/** Stored data of each kind of notice that is sent one by one. */
export interface StoredData {
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
  /** A copy of one's data that can be downloaded until then. */
  data_export: { until: number }
  appeal: { subject: 'sanction' | 'certification'; id: number; overturned: boolean }
  /** Money that came in and went back. `coins`: how many were taken back for it. */
  refund: { amount: string; currency: Currency; coins: string }
  /** `amount`: what the person receives, or would have. */
  withdrawal: { id: number; state: EndedWithdrawal; amount: string; currency: Currency }
}
export type EndedWithdrawal = Extract<WithdrawalState, 'paid' | 'rejected' | 'failed'>

interface Actor {
  uid: number
  name: string
  avatar: string
}

/** Data of each kind of notice as it is read. */
export interface NoticeData extends StoredData {
  /** `nums` people follow `to`; the one who came last is named. */
  follower: Actor & { to: number; nums: number }
  /** `on`: it has not ended. */
  live: Actor & { stream: string; title: string; thumb: string; on: boolean }
}
