import type { Report } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { caseVideo } from './caseVideo.ts'
import { countCases, listCases } from './case.store.ts'

export function getCases({ db }: { db: Database }): Handler<typeof Report.getCases> {
  return async ({ language }, { state, p }) =>
    db.query(async (sql) => {
      const list = await listCases(sql, state, p)
      return {
        list: list.map(({ names, avatar, object, videoState, isPurged, ...row }) => ({
          ...row,
          class: names[language],
          avatar_thumb: thumbOf(avatar),
          video: caseVideo({ object, videoState, isPurged }),
        })),
        ...(await countCases(sql)),
      }
    })
}
