import { type Label, nameLine } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { type LabelRow, listLabels } from './catalogue.store.ts'

export function getLabels({ db }: { db: Database }): Handler<typeof Label.getLabels> {
  return async () => (await db.query(listLabels)).map(labelLine)
}

/** An impression as it is on the wire: one field for every language. */
const labelLine = ({ names, ...label }: LabelRow) => ({ ...label, ...nameLine(names) })
