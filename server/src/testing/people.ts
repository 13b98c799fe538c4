import { createLog } from '../platform/log.ts'
import { openPostgres as open, type Postgres } from '../platform/postgres.ts'

export { deepPages, pathsOf, peopleQueries } from './peopleQueries.ts'
export { seedPeople } from './seedPeople.ts'

/** The database as the API opens it. */
export const openPostgres = (url: string): Postgres => open(url, createLog('bench', 'warn'))
