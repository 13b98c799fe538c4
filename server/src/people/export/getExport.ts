import type { DataExport } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExportDeps } from './ExportDeps.ts'
import { exportOf } from './export.store.ts'

export function getExport({ db }: ExportDeps): Handler<typeof DataExport.getExport> {
  return ({ uid }) => db.query((sql) => exportOf(sql, uid))
}
