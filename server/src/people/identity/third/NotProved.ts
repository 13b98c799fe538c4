/** Reason why a proof was not accepted, in one word for the log: never anything of the proof itself. */
export class NotProved extends Error {
  override readonly name = 'NotProved'
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** A word for the log. Messages of other errors may quote what they failed on, so only their code or name is used. */
export function reasonOf(error: unknown): string {
  if (error instanceof NotProved) return error.reason
  if (!(error instanceof Error)) return 'failed'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
