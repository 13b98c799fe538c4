import { Refusal } from '@nimbo/contract'

/** The server's own words when it refused; undefined when nothing understandable came back. */
export function refusalText(error: unknown): string | undefined {
  return error instanceof Refusal && error.message ? error.message : undefined
}
