import type { Notice } from '@nimbo/contract'
import type { Handlers } from '../platform/http/handler.ts'
import type { Database } from '../platform/postgres.ts'
import { getNotices } from './getNotices.ts'
import { setSeen } from './setSeen.ts'

export { addNotice, purgeNotices } from './notice.store.ts'
export type { Words } from './NoticeData.ts'
export { sendNotice } from './sendNotice.ts'

export const notice = (deps: { db: Database }): Handlers<typeof Notice> => ({ getNotices: getNotices(deps), setSeen: setSeen(deps) })
