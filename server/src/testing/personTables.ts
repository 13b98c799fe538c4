import type { SectionName } from '../personalData.ts'

/** Treatment of a table's rows about a person. */
interface PersonTable {
  /** Columns that name a person. */
  people: readonly string[]
  /** Sections of the copy of the person's data that have them, or the reason why none does. */
  copied: readonly SectionName[] | string
  /** Effect of deleting the account on them, or the purpose they stay for. */
  ended: 'deleted' | 'emptied' | { stays: string }
}

const money = { stays: 'records of money, which the law wants kept; they name the person by number alone' }
const numbers = { stays: 'numbers that others’ records and rankings add up to; they name the person by number alone' }
const byOthers = 'says what others did'
const summed = 'a sum of what the statement has line by line'

/** Every table that names people. `personTables.test.ts` fails when one is missing, or a column of one that is here. */
export const personTables: Record<string, PersonTable> = {
  account: { people: ['id'], copied: ['profile'], ended: 'emptied' },
  former_phone: { people: ['uid'], copied: ['formerPhones'], ended: 'deleted' },
  session: { people: ['uid'], copied: ['devices'], ended: 'deleted' },
  known_origin: { people: ['uid'], copied: ['placesSignedInFrom'], ended: 'deleted' },
  third_identity: { people: ['uid'], copied: ['linkedAccounts'], ended: 'deleted' },
  inferred_key: { people: ['uid'], copied: 'hashes of requests, for an hour', ended: 'deleted' },
  push_subscription: { people: ['uid'], copied: ['pushSubscriptions'], ended: 'deleted' },
  push_told: { people: ['uid', 'anchor'], copied: ['goLiveNotices'], ended: 'deleted' },
  notice: { people: ['uid'], copied: ['notices'], ended: 'deleted' },
  follow: { people: ['uid', 'touid'], copied: ['following', 'followers'], ended: 'deleted' },
  follow_count: { people: ['uid'], copied: 'counts of both lists', ended: 'deleted' },
  block: { people: ['uid', 'touid'], copied: ['blocked'], ended: 'deleted' },
  new_follower: { people: ['touid', 'uid'], copied: 'followers that the next notice gathers', ended: 'deleted' },
  told_follower: { people: ['touid', 'uid'], copied: 'whom notices told of as followers, for thirty days', ended: 'deleted' },
  notice_choice: { people: ['uid'], copied: ['noticeChoices'], ended: 'deleted' },
  user_label: { people: ['uid', 'touid'], copied: ['impressionsSaid'], ended: 'deleted' },
  label_count: { people: ['touid'], copied: ['impressions'], ended: 'deleted' },
  data_export: { people: ['uid'], copied: ['copiesOfData'], ended: 'deleted' },

  show: { people: ['uid', 'pin_uid'], copied: ['shows', 'showIncome', 'showAudience', 'showVotes'], ended: 'emptied' },
  visit: { people: ['uid'], copied: ['watched'], ended: numbers },
  entrance: { people: ['uid'], copied: ['roomTickets'], ended: money },
  room_minute: { people: ['uid'], copied: ['roomMinutes'], ended: money },
  media_span: { people: ['uid'], copied: ['mediaSeen'], ended: { stays: 'proof of minutes that were paid for, until it is purged' } },
  receipt: { people: ['uid'], copied: ['receipts'], ended: numbers },
  message: { people: ['uid', 'deleted_by'], copied: ['chat'], ended: 'emptied' },
  barrage: { people: ['uid'], copied: ['barrages'], ended: 'emptied' },
  guest_seat: { people: ['uid'], copied: ['onTheMic'], ended: numbers },
  mic_setting: { people: ['liveuid'], copied: ['micSetting'], ended: 'deleted' },
  gift_record: { people: ['uid', 'receiver'], copied: ['giftsSent', 'giftsReceived'], ended: numbers },
  gift_wall: { people: ['uid'], copied: summed, ended: numbers },
  contribution: { people: ['liveuid', 'uid'], copied: summed, ended: numbers },
  ranking: { people: ['uid'], copied: summed, ended: numbers },
  combo: { people: ['uid', 'receivers'], copied: 'the run of gifts that giftsSent has', ended: numbers },
  guard: { people: ['liveuid', 'uid'], copied: ['guarding', 'guardedBy'], ended: numbers },
  red_pack: { people: ['uid'], copied: ['redPacks'], ended: 'emptied' },
  goal_tip: { people: ['uid'], copied: ['goals', 'goalTips'], ended: money },
  private_offer: { people: ['uid'], copied: ['privateOffer'], ended: 'deleted' },
  private_show: { people: ['uid'], copied: ['privateShows', 'privateShowsGiven'], ended: money },
  private_deposit: { people: ['uid'], copied: ['privateDeposits'], ended: money },
  battle: { people: ['inviter', 'winner'], copied: ['battles'], ended: 'emptied' },
  battle_side: { people: ['uid'], copied: ['battles'], ended: numbers },
  battle_giver: { people: ['uid', 'giver'], copied: summed, ended: numbers },
  battle_transfer: { people: ['uid', 'giver'], copied: summed, ended: numbers },
  battle_off: { people: ['uid'], copied: ['battleInvitations'], ended: 'deleted' },

  conversation: {
    people: ['low', 'high'],
    copied: ['conversations'],
    ended: { stays: 'the other keeps it, without what the person wrote' },
  },
  conversation_side: { people: ['uid', 'touid'], copied: ['conversations'], ended: 'deleted' },
  private_message: { people: ['uid'], copied: ['messages'], ended: 'emptied' },
  gift_card: { people: ['receiver', 'uid'], copied: 'a run of gifts that becomes a message within a minute', ended: 'deleted' },

  certification: { people: ['uid'], copied: ['certification'], ended: 'deleted' },
  appeal: { people: ['uid'], copied: ['appeals'], ended: 'deleted' },
  sanction: { people: ['uid', 'liveuid', 'by_uid', 'lifted_by_uid'], copied: ['sanctions'], ended: 'emptied' },
  report: { people: ['uid'], copied: ['reports'], ended: 'emptied' },
  report_case: { people: ['uid'], copied: byOthers, ended: { stays: 'what was decided, without what was said' } },
  room_admin: { people: ['liveuid', 'uid'], copied: ['roomAdmins'], ended: 'deleted' },
  super_admin: { people: ['uid'], copied: ['superAdmin'], ended: { stays: 'ends with the account that is closed' } },
  upload: { people: ['uid'], copied: ['uploads'], ended: 'deleted' },
  video: { people: ['uid'], copied: ['videos'], ended: 'emptied' },
  video_like: { people: ['uid'], copied: ['videosLiked'], ended: 'deleted' },
  video_view: { people: ['uid'], copied: ['videosWatched'], ended: 'deleted' },
  lead: { people: ['uid'], copied: ['anchorApplications'], ended: 'emptied' },

  invite_code: { people: ['uid'], copied: ['inviteCode'], ended: 'deleted' },
  invited: { people: ['uid', 'inviter'], copied: ['invitedBy', 'invitedPeople'], ended: 'deleted' },
  invite_reward: { people: ['inviter', 'invitee'], copied: ['inviteRewards'], ended: money },
  pay_order: { people: ['uid'], copied: ['orders'], ended: money },
  payment: { people: ['uid'], copied: ['payments'], ended: money },
  exchanged: { people: ['uid'], copied: ['exchanges'], ended: money },
  cash_account: { people: ['uid'], copied: ['payoutAccounts'], ended: 'emptied' },
  withdrawal: {
    people: ['uid'],
    copied: ['withdrawals'],
    ended: { stays: 'payouts, with whom they were paid to: tax law wants that kept for five years' },
  },
  correction: { people: ['uid'], copied: 'what was mended is in the statement', ended: money },
  'ledger.account': { people: ['owner'], copied: ['balances', 'backpack'], ended: money },
  'ledger.transfer': { people: ['owner'], copied: ['statement'], ended: money },
  'ledger.given': { people: ['giver'], copied: summed, ended: money },
  'ledger.origin': { people: ['owner'], copied: 'which payment coins came from, of payments that are in payments', ended: money },
  'ledger.pack': { people: ['owner'], copied: ['redPacks', 'statement'], ended: money },
  'ledger.share': { people: ['uid'], copied: ['statement'], ended: money },
  'ledger.recount': { people: ['uid'], copied: 'when balances were last recomputed', ended: money },
}

/** By number of a phone, not of a person. */
export const phoneTables: Record<string, PersonTable> = {
  code: { people: ['phone'], copied: 'a hash, for ten minutes', ended: 'deleted' },
  code_request: { people: ['phone'], copied: ['codesSent'], ended: 'deleted' },
}
