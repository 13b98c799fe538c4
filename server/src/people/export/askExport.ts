import { DataExport, refuse } from '@nimbo/contract'
import { provedRecently } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { ExportDeps } from './ExportDeps.ts'
import { addExport, exportOf } from './export.store.ts'

export function askExport({ db }: ExportDeps): Handler<typeof DataExport.askExport> {
  return ({ uid, sessionId, language }) =>
    db.transaction(async (sql) => {
      if (!(await provedRecently(sql, sessionId))) refuse(DataExport.askExport, 'StepUpNeeded')
      const known = await exportOf(sql, uid)
      if (known.state === 'waiting') return known
      if (known.nexttime > 0) refuse(DataExport.askExport, 'TooSoon')
      const id = await addExport(sql, uid, language)
      if (id) await addJob(sql, 'prepareExport', { id }, 0, `export:${id}`)
      return exportOf(sql, uid)
    })
}
