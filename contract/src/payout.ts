/**
 * Value of tickets when they are paid out: shown to hosts before they begin, so it is said in one place. The server's rules agree, or its
 * tests fail.
 */
export const ticketsPerUnit = 100
export const ticketsPerUsdt = 650
/** Share of every payout that the platform keeps. */
export const platformPercent = 20

/** Kinds of spend: each may bring the anchor a share of its own. */
export const spendKinds = ['gift', 'barrage', 'guard', 'roomFee', 'minuteFee', 'tip'] as const
export type SpendKind = (typeof spendKinds)[number]
