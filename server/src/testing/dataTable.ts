import { personTables, phoneTables } from './personTables.ts'

/** Table of `docs/data.md`: the place of each table in a copy of a person's data, and the effect of deleting the account on it. */
export function dataTable(): string {
  const rows = Object.entries({ ...personTables, ...phoneTables }).map(([table, { copied, ended }]) => {
    const where = typeof copied === 'string' ? `not copied: ${copied}` : copied.map((name) => `\`${name}\``).join(', ')
    return `| \`${table}\` | ${where} | ${typeof ended === 'string' ? ended : `stays: ${ended.stays}`} |`
  })
  return ['| table | in the copy | when the account is deleted |', '| --- | --- | --- |', ...rows].join('\n')
}
