/** What tickets are worth when they are paid out: shown to hosts before they begin, so it is said in one place. */
export const ticketsPerUnit = 100
/** What the platform keeps of every payout. */
export const platformPercent = 20
