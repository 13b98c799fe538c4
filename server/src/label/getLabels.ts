import type { Label } from '@nimbo/contract/operator'
import type { Handler } from '../platform/http/handler.ts'
import type { Database } from '../platform/postgres.ts'
import { type LabelRow, listLabels } from './catalogue.store.ts'

export function getLabels({ db }: { db: Database }): Handler<typeof Label.getLabels> {
  return async () => (await db.query(listLabels)).map(labelLine)
}

/** An impression as it is on the wire: one field for every language. */
function labelLine({ names, ...label }: LabelRow) {
  return {
    ...label,
    name_en: names.en,
    name_pt: names.pt,
    name_es: names.es,
    name_fr: names.fr,
    name_ar: names.ar,
    name_zh_cn: names['zh-cn'],
    name_zh: names.zh,
  }
}
