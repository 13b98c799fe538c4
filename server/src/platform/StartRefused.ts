/** The process must not run on what it found: waiting would not help, and somebody has to correct it. */
export class StartRefused extends Error {}
