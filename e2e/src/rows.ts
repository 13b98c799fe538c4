/** Journeys on one stack, one after the other. Rows share neither hosts nor wallets nor the sessions of anybody: each can run alone. */
export interface Row {
  journeys: readonly string[]
  /** Another host is on air while they run. */
  watches?: true
  /** They kill processes: on a stack of their own, with two of everything as in production. */
  kills?: true
}

export const rows: Record<string, Row> = {
  kill: {
    kills: true,
    journeys: ['gifts', 'goals', 'liveShow', 'micLink', 'pk', 'privateChat', 'privateShow', 'redPack'],
  },
  people: {
    journeys: [
      'moderation',
      'userHome',
      'notices',
      'otherLanguages',
      'video',
      'certification',
      'withdraw',
      'withdrawals',
      'discovery',
      'lead',
    ],
  },
  room: {
    watches: true,
    journeys: ['roomTypes', 'roomScreen', 'shell', 'sessions', 'wrapper', 'accountLife', 'console', 'pwa'],
  },
  wallet: {
    journeys: ['account', 'agent', 'exchange', 'export', 'profile', 'recharge', 'statement', 'third'],
  },
}
