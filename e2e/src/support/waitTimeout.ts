/** Only what will never come is waited for this long: a busy machine takes five times as long as an idle one. */
export const WAIT_TIMEOUT_MS = 90_000
