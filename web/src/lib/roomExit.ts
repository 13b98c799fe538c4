import { appHistory, entryIndex, stepBack } from '../ui/appHistory.ts'

/** Screens that belong to a visit of a room: whoever leaves the room wants back to where they were before all of them. */
const partOfVisit = /^\/(?:liveAudience|liveReport|recharge|cashdesk|paypalcall|success|failed|sanction|appeal)(?:\/|$)/

/** Entries where somebody was before they entered a room, the last one last. */
let origins: number[] = []

function noteOrigin(): void {
  const index = entryIndex()
  origins = origins.filter((origin) => origin < index)
  if (!partOfVisit.test(appHistory()?.location.pathname ?? '')) origins.push(index)
}

/** For a mounted router, as `watchHistory` is. */
export function watchOrigins(): () => void {
  noteOrigin()
  const stop = appHistory()?.subscribe(noteOrigin)
  return () => stop?.()
}

/** Back to where somebody was before they entered this room. False when they came from outside. */
export function exitRoom(): boolean {
  const origin = origins.findLast((index) => index < entryIndex())
  return origin !== undefined && stepBack(entryIndex() - origin)
}
