import type { RoomHandle } from './feature.ts'

/** Choice of the person in an earlier room of this page. */
let chosen: boolean | undefined

/** Browsers let a page make sound only after a touch. */
export const firstSound = (): boolean => chosen ?? navigator.userActivation?.hasBeenActive ?? false

/** By the person's own hand: the next room keeps it. */
export function chooseSound({ setCore }: Pick<RoomHandle, 'setCore'>, soundOn: boolean): void {
  chosen = soundOn
  setCore({ soundOn })
}
