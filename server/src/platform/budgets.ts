export interface Budget {
  times: number
  seconds: number
  /** Counted per client address: IPv6 by its /64. */
  byAddress?: true
}

const MINUTE = 60
const QUARTER_HOUR = 900
const HOUR = 3600

/**
 * Everything that is limited, by the name the metrics know it under. Thousands of phones share one address behind carrier-grade NAT, so
 * budgets of addresses are generous where a try costs little.
 */
export const budgets = {
  /** These two are counted in each process: they keep it from being flooded. */
  callsOfPerson: { times: 400, seconds: 10 },
  callsOfAddress: { times: 4_000, seconds: 10, byAddress: true },
  /** Tokens that nobody has, of the kind that only the database can tell. */
  unknownTokens: { times: 300, seconds: MINUTE, byAddress: true },
  /** Messages of providers whose signature is wrong. */
  forgedHooks: { times: 30, seconds: MINUTE, byAddress: true },

  /** Old clients cannot solve a captcha: a few codes without one, then it is required. */
  codesWithoutCaptcha: { times: 3, seconds: HOUR, byAddress: true },
  codesOfAddress: { times: 40, seconds: HOUR, byAddress: true },
  /** Against SMS pumping: what messages to one country may cost at most. How it is shared out is in `people/login/codeTerms.ts`. */
  codesToCountry: { times: 3_000, seconds: HOUR },
  codesOfPerson: { times: 10, seconds: HOUR },

  /** Then every try needs a captcha: for one phone, and for an address that tries many phones. */
  signInWithoutCaptcha: { times: 3, seconds: QUARTER_HOUR },
  signInWithoutCaptchaOfAddress: { times: 60, seconds: QUARTER_HOUR, byAddress: true },
  /** A device or an address that signed in to the account before has tries that nobody else can use up. */
  signInOfKnown: { times: 10, seconds: QUARTER_HOUR },
  signInOfStranger: { times: 10, seconds: QUARTER_HOUR },
  signInOfStrangers: { times: 30, seconds: QUARTER_HOUR },
  stepUp: { times: 5, seconds: QUARTER_HOUR },
  passwordChange: { times: 5, seconds: QUARTER_HOUR },
  thirdUrls: { times: 300, seconds: HOUR, byAddress: true },
  thirdSignIns: { times: 300, seconds: HOUR, byAddress: true },
  thirdLinks: { times: 30, seconds: HOUR },

  /** However many addresses guess. Whoever is locked out by them has a passkey. */
  operatorSignInOfName: { times: 5, seconds: QUARTER_HOUR },
  operatorSignInOfAddress: { times: 5, seconds: QUARTER_HOUR, byAddress: true },
  operatorSignIn: { times: 5, seconds: QUARTER_HOUR },
  operatorProofs: { times: 5, seconds: QUARTER_HOUR },
  operatorEnrolment: { times: 5, seconds: QUARTER_HOUR },
  operatorChallenges: { times: 60, seconds: QUARTER_HOUR, byAddress: true },

  roomPassword: { times: 5, seconds: 600 },
  /** Changes of the password of an anchor's own rooms: each is hashed, which is meant to be slow. */
  roomPasswordChange: { times: 20, seconds: 600 },
  /** Looks at one room from outside, which last 20 s each; and those of one address, so that nobody uses up a room's alone. */
  previewsOfRoom: { times: 40, seconds: 20 },
  previewsOfAddress: { times: 12, seconds: MINUTE },
  /** Looks of one address at whatever rooms: each is a picture that the media server sends. */
  looksOfAddress: { times: 120, seconds: MINUTE, byAddress: true },
  searches: { times: 60, seconds: MINUTE },
  searchesOfAddress: { times: 600, seconds: MINUTE, byAddress: true },
  chatLines: { times: 30, seconds: 10 },
  /** Versions of what an anchor is saying. A device that hears well makes two or three a second. */
  captions: { times: 60, seconds: 10 },
  /**
   * Translations, which may cost an operator money at their translator. Thousands behind one address read the same lines, which are
   * translated once.
   */
  translations: { times: 120, seconds: MINUTE },
  translationsOfAddress: { times: 3_000, seconds: MINUTE, byAddress: true },
  privateMessages: { times: 40, seconds: 10 },
  /** Conversations one person begins with people who do not follow them. */
  strangersWrittenTo: { times: 30, seconds: HOUR },
  /** Pinned messages and slow mode: everybody in the room is shown each. */
  chatRules: { times: 20, seconds: MINUTE },
  /** Requests to join on the mic: everybody who keeps order in the room is shown each. */
  micRequests: { times: 12, seconds: MINUTE },
  micRules: { times: 60, seconds: MINUTE },
  /** Requests for private shows and invitations to battles: each takes the other's only place for a while, and their room is told. */
  privateRequests: { times: 12, seconds: MINUTE },
  battleInvitations: { times: 30, seconds: MINUTE },
  /** Requests of one person to another since one was accepted: declined, taken back or not answered. */
  unacceptedRequests: { times: 4, seconds: 600 },
  barrages: { times: 20, seconds: 10 },
  redPacks: { times: 20, seconds: MINUTE },
  tips: { times: 60, seconds: 10 },
  /** Each tells somebody, on all their devices. */
  follows: { times: 200, seconds: HOUR },
  /** Impressions of others. */
  labels: { times: 60, seconds: HOUR },
  reports: { times: 20, seconds: HOUR },
  pushTests: { times: 5, seconds: MINUTE },
  /** Mutes, kicks and their undoing by one person: enough for a raid. Each tells somebody, on all their devices. */
  moderation: { times: 300, seconds: 300 },
  /** Mutes and kicks of one person by another. */
  moderationOfOne: { times: 12, seconds: HOUR },
  /** Addresses of copies of people's data that lead nowhere. */
  guessedLinks: { times: 30, seconds: QUARTER_HOUR, byAddress: true },
  /** Requests of link previews: the head of a page about a person, and its picture. */
  cards: { times: 240, seconds: MINUTE, byAddress: true },
  uploads: { times: 30, seconds: HOUR },
  /** Each may be a hundred megabytes. */
  videoUploads: { times: 15, seconds: HOUR },
  /** Likes and views of short videos by one person. */
  videoTaps: { times: 120, seconds: MINUTE },
  leads: { times: 5, seconds: HOUR, byAddress: true },
  /** Every capture calls the provider, whose rate limit all people share. */
  captures: { times: 10, seconds: 10 },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgets
