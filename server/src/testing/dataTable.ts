import { personTables, phoneTables } from './personTables.ts'

/** Which table is where in a copy of a person's data, and how deleting the account ends it, as a table of `docs/data.md`. */
export function dataTable(): string {
  const rows = Object.entries({ ...personTables, ...phoneTables }).map(([table, { copied, ended }]) => {
    const where = typeof copied === 'string' ? `not copied: ${copied}` : copied.map((name) => `\`${name}\``).join(', ')
    return `| \`${table}\` | ${where} | ${typeof ended === 'string' ? ended : `stays: ${ended.stays}`} |`
  })
  return ['| table | in the copy | when the account is deleted |', '| --- | --- | --- |', ...rows].join('\n')
}
