import { queryClient } from './queryClient.ts'

const HOME_LISTS = 'homeLists'

/** Lists on somebody's home that grow with their lives. */
export const homeListKey = (list: 'records' | 'videos', touid: number, reader = 0) => [HOME_LISTS, list, touid, reader] as const

/** Lists of homes are dropped when a room is left for one: it has to include that very live. */
export function clearHomeLists(): void {
  queryClient.removeQueries({ queryKey: [HOME_LISTS] })
}
