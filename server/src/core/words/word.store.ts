import type { Sql } from '../../platform/postgres.ts'
import type { WordRow } from './createFilter.ts'

export interface ListedRow extends WordRow {
  language: string
}

export function listWords(sql: Sql): Promise<ListedRow[]> {
  return sql.query<ListedRow>('select language, word, kind, spelling from sensitive_word order by language, word')
}
