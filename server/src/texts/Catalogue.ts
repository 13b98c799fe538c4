import type { GuardPrivilege, PageId, SanctionAct } from '@nimbo/contract'

interface NoticeTexts {
  acts: Record<SanctionAct, string>
  /** In one anchor's room. */
  actsIn: Record<'mute' | 'kick', (anchor: string) => string>
  lifted: string
  certified: string
  canGoLive: string
  rejected: string
  reported: (name: string) => string
  reportActed: string
  reportClosed: string
  overturned: string
  upheld: string
  sanctionLifted: string
  sanctionStays: string
  certificationReopened: string
  certificationStays: string
  /** Coins of a red pack that nobody took. */
  redRefund: (coins: string) => string
  redBack: (coins: string, total: string, anchor: string) => string
  /** A copy of one's data. */
  copyReady: string
  copyDownload: string
  tipBack: string
  goalNotKept: Record<'failed' | 'cancelled' | 'expired', (goal: { anchor: string; title: string; coins: string }) => string>
  refunded: string
  moneyBack: (money: string) => string
  coinsTaken: (coins: string) => string
  withdrawals: Record<'paid' | 'rejected' | 'failed', string>
  newFollower: string
  newFollowers: (nums: string) => string
  follows: (name: string) => string
  /** One who is named, and others. */
  follow: (name: string) => string
  isLive: (name: string) => string
  wasLive: (name: string) => string
  testTitle: string
  testText: string
}

export interface Page {
  title: string
  sections: readonly { heading: string; text: string }[]
}

/** Everything the server says in one language. What is missing does not compile. */
export interface Catalogue {
  /** Previews of links. */
  card: {
    live: string
    watch: (name: string) => string
    /** Text about a person who is not on air. */
    person: (name: string) => string
    follow: (name: string) => string
    invites: (name: string) => string
    locked: string
    /** Description of Nimbo. */
    about: string
  }
  /** Names of the two currencies and what a shared link says, for clients that bring no texts of their own. */
  config: { coin: string; votes: string; shareTitle: string; shareText: string }
  /** Messages to a phone. A known phone that asks to register is told so there, and only there. */
  sms: { code(code: string): string; known: string }
  /** Terms of a room, by its type, for clients that show a line of the server at the door. */
  door: Record<1 | 2 | 3, (price: string) => string>
  /** Lines that everybody in the room reads. The reason is for the person alone. */
  moderation: {
    kicked(name: string): string
    muted(name: string): string
    unmuted(name: string): string
    adminSet(name: string): string
    adminUnset(name: string): string
    /** To everybody in a show that the platform closes. */
    closed(reason: string): string
    /** The host set how often viewers may write; 0: as often as they like. */
    slow(seconds: number): string
  }
  privileges: Record<GuardPrivilege, { name: string; des: string }>
  /** Reasons why a person got nothing of a red pack, for clients that show the server's line. */
  redMissed: Record<'empty' | 'over' | 'busy', string>
  /** For clients that show a line of the server under the amount. */
  withdrawalTip: string
  /** Text in a copy of a person's data about the copy itself. */
  readme: (day: string) => string
  notice: NoticeTexts
  pages: Readonly<Record<PageId, Page>>
}
