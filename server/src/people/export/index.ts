import type { DataExport } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { askExport } from './askExport.ts'
import type { ExportDeps } from './ExportDeps.ts'
import { getExport } from './getExport.ts'
import { openExport } from './openExport.ts'

export { personalData } from './personalData.ts'
export { serveExports } from './openExport.ts'
export { prepareExport, purgeExports, resumeExports } from './prepareExport.ts'

export const dataExport = (deps: ExportDeps): Handlers<typeof DataExport> => ({
  getExport: getExport(deps),
  askExport: askExport(deps),
  openExport: openExport(deps),
})
