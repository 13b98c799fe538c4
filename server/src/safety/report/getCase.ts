import { refuse } from '@nimbo/contract'
import { Report } from '@nimbo/contract/operator'
import { auditLook } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { listSanctions } from '../../people/sanction/index.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { caseVideo } from './caseVideo.ts'
import { caseById, linesAround, reportersOf, writtenTo } from './case.store.ts'

export function getCase({ db }: { db: Database }): Handler<typeof Report.getCase> {
  return async ({ uid: operator, language }, { id }) =>
    db.transaction(async (sql) => {
      const found = await caseById(sql, id)
      if (!found) refuse(Report.getCase, 'NoSuchCase')
      await auditLook(sql, operator, `report:${id}`)
      const { names, avatar, object, videoState, isPurged, ...row } = found
      const history = await listSanctions(sql, language, { uid: found.uid, active: false, page: 1 })
      return {
        ...row,
        class: names[language],
        avatar_thumb: thumbOf(avatar),
        video: caseVideo({ object, videoState, isPurged }),
        lines: (await linesAround(sql, id)).toReversed(),
        written: await writtenTo(sql, id),
        reporters: (await reportersOf(sql, id)).map(({ names: why, avatar: picture, ...reporter }) => ({
          ...reporter,
          class: why[language],
          avatar_thumb: thumbOf(picture),
        })),
        history: history.map(({ act, reason, starttime: at, endtime, by_name: by, state }) => ({
          act,
          reason,
          at,
          endtime,
          by,
          lifted: state === 'lifted' || state === 'overturned' ? 1 : 0,
        })),
      }
    })
}
