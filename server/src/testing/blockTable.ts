/** Outcome for a reader: 'shown', 'hidden' from a list, or the name of a refusal. */
type Outcome = string

/**
 * Relations of the reader to the person, in the order: neither blocked; the reader did; the person did; both; the person did, and the
 * reader is a super-admin.
 */
export const blockRelations = ['free', 'blocking', 'blocked', 'both', 'superBlocked'] as const
export type BlockRelation = (typeof blockRelations)[number]

const row = (free: Outcome, blocking: Outcome, blocked: Outcome, superBlocked: Outcome): Record<BlockRelation, Outcome> => ({
  free,
  blocking,
  blocked,
  // Blockers know of their own block, whatever the other did.
  both: blocking,
  superBlocked,
})
/** A row of a list. */
const listed = row('shown', 'hidden', 'hidden', 'shown')
/** A page or card: who blocked is told so and may undo it, who was blocked learns nothing. */
const page = row('shown', 'Blocked', 'NoSuchPerson', 'shown')
/** The person's room. */
const door = row('shown', 'Blocked', 'Blocked', 'shown')
/** Acts towards the other; a super-admin has no more right to them than a viewer. */
const deed = row('shown', 'Blocked', 'Blocked', 'Blocked')
const always = row('shown', 'shown', 'shown', 'shown')

/** Visibility of a person when one of two has blocked the other. `blockTable.test.ts` walks every cell. */
export const blockTable = {
  'their home': page,
  'their past lives': page,
  'their followers': page,
  'whom they follow': page,
  'impressions of them': page,
  'their card in somebody’s room': page,
  'their room in the lists': listed,
  'their room by its link': row('shown', 'RoomEnded', 'RoomEnded', 'shown'),
  'what it takes to enter their room': door,
  'entering their room': door,
  'looking into their room': door,
  'chatting in their room': row('shown', 'NotAdmitted', 'NotAdmitted', 'shown'),
  'numbers of a live of theirs': row('shown', 'NoSuchShow', 'NoSuchShow', 'shown'),
  'finding them by name': listed,
  'them among the viewers of a room': listed,
  'them in the ranking of a room': listed,
  'them in the ranking of givers': listed,
  'them in the ranking of anchors': listed,
  'them among the guards of somebody': listed,
  'them among the top givers of somebody’s home': listed,
  'them among somebody’s followers': listed,
  'them among whom somebody follows': listed,
  'them among who took of a red pack': listed,
  'them among rivals for a battle': listed,
  'their videos': listed,
  'writing to them': deed,
  'following them': deed,
  'saying an impression of them': deed,
  // Reports and receipts are open in any case: a block neither protects from reports nor hides what a person paid by the ledger.
  'reporting them': always,
  'reporting a video of theirs': always,
  'the receipt of a live of theirs': always,
} as const satisfies Record<string, Record<BlockRelation, Outcome>>
export type BlockSurface = keyof typeof blockTable
