import { startDemo } from '@nimbo/dev'
import { chosen } from './browser.ts'

/** For journeys that watch a room: hosts on air, who talk. They stay until the stack goes, so these journeys come last. */
export function demoRooms(): Promise<void> {
  return startDemo(chosen)
}
