import { expect, test } from 'vitest'
import { importsOf, ownersIn, pairsIn, runsBackUp, tablesIn } from './tableOwners.ts'

const owners = ownersIn(`comment on table guard is 'guard: a guard';
comment on table show is 'show: a broadcast';
comment on table ledger.hold is 'ledger: coins set aside';`)

test('tables stand after the words that take one', () => {
  expect(tablesIn('with gone as (delete from guard g using show s) select * from gone join ledger.hold h on true', owners)).toEqual([
    'guard',
    'ledger.hold',
  ])
  expect(tablesIn('insert into show (id) select 1 from guard_tier; update guard set type = 1', owners)).toEqual(['show', 'guard'])
  expect(tablesIn('extract(epoch from show) from json_each(guard)', owners)).toEqual(['show'])
})

test('a table of another folder is found, in TypeScript and in SQL', () => {
  const files = new Map([
    ['server/src/room/sender.ts', "const a = `select 1 from guard where ${'x'}`\nconst b = 'the guard of a show'"],
    ['server/src/guard/guard.store.ts', "const a = 'select 1 from guard'"],
    ['server/database/functions/guard.sql', 'select 1 from show'],
    ['server/database/functions/ledger/tip.sql', 'select 1 from show join ledger.hold'],
  ])
  expect([...pairsIn(files, owners)]).toEqual([
    ['room -> guard', ['server/src/room/sender.ts (guard)']],
    ['guard -> show', ['server/database/functions/guard.sql (show)']],
    ['ledger -> show', ['server/database/functions/ledger/tip.sql (show)']],
  ])
})

test('a pair runs back up when the owner stands on the folder', () => {
  const imports = importsOf(
    new Map([
      ['server/src/guard/buyGuard.ts', "import { memberOf } from '../admission/index.ts'"],
      ['server/src/admission/index.ts', "export { a } from '../room/index.ts'"],
      ['server/src/room/index.ts', ''],
    ]),
  )
  expect(runsBackUp('room -> guard', imports)).toBe(true)
  expect(runsBackUp('guard -> room', imports)).toBe(false)
})
