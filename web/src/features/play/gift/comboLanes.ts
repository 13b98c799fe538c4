import type { EventOf } from '@nimbo/contract'
import { createStore } from 'zustand'
import type { StoreApi } from 'zustand'
import type { RoomHandle } from '../../../room/feature.ts'
import { advanced, type ComboLanes, nextChangeAt, noComboLanes, withGift } from './comboLanes.state.ts'

interface LaneStore {
  store: StoreApi<ComboLanes>
  receive(event: EventOf<'giftSent'>): void
  /** The lanes without somebody who was blocked. */
  dropFrom(people: ReadonlySet<number>): void
}

/** The two lanes of a room. The clock runs only while something is shown or waits. */
export function createComboLanes(me: number): LaneStore {
  const store = createStore<ComboLanes>()(() => noComboLanes)
  let timer: ReturnType<typeof setTimeout> | undefined
  const put = (lanes: ComboLanes) => {
    store.setState(lanes)
    clearTimeout(timer)
    const at = nextChangeAt(lanes)
    if (at !== undefined) timer = setTimeout(() => put(advanced(store.getState(), Date.now())), Math.max(0, at - Date.now()))
  }
  return {
    store,
    receive: (event) => put(withGift(store.getState(), event, event.uid === me, Date.now())),
    dropFrom(people) {
      const { shown, waiting } = store.getState()
      const isIn = (uid: number) => people.has(uid)
      put({
        shown: shown.map((one) => (one && isIn(one.event.uid) ? undefined : one)),
        waiting: waiting.filter(({ event }) => !isIn(event.uid)),
      })
    },
  }
}

const known = new WeakMap<RoomHandle, LaneStore>()

export function comboLanesOf(room: RoomHandle): LaneStore {
  const lanes = known.get(room) ?? createComboLanes(room.entered.sender.uid)
  known.set(room, lanes)
  return lanes
}
