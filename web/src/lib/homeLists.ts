import { queryClient } from './queryClient.ts'

const HOME_LISTS = 'homeLists'

/** Lists on somebody's home that grow with their lives. */
export const homeListKey = (list: 'records' | 'videos', touid: number, reader = 0) => [HOME_LISTS, list, touid, reader] as const

/** Who leaves a room for a home is shown what came with that very live, not what was there before. */
export function clearHomeLists(): void {
  queryClient.removeQueries({ queryKey: [HOME_LISTS] })
}
