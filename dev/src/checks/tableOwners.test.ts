import { expect, test } from 'vitest'
import { importsOf, ownersIn, pairsIn, runsBackUp, tablesIn } from './tableOwners.ts'

const owners = ownersIn(`comment on table guard is 'guard: a guard';
comment on table show is 'show: a broadcast';
comment on table ledger.hold is 'ledger: coins set aside';
comment on view read.show is 'show: a broadcast';
comment on view read.guard is 'guard: a guard';`)
const imports = importsOf(
  new Map([
    ['server/src/play/guard/buyGuard.ts', "import { memberOf } from '../../shows/admission/index.ts'"],
    ['server/src/shows/admission/index.ts', "export { a } from '../../core/room/index.ts'"],
    ['server/src/core/room/index.ts', ''],
  ]),
)

test('tables stand after the words that take one', () => {
  expect(tablesIn('with gone as (delete from guard g using show s) select * from gone join ledger.hold h on true', owners)).toEqual([
    { name: 'ledger.hold', isWritten: false },
    { name: 'guard', isWritten: true },
  ])
  expect(tablesIn('insert into show (id) select 1 from guard_tier; update guard set type = 1', owners)).toEqual([
    { name: 'show', isWritten: true },
    { name: 'guard', isWritten: true },
  ])
  expect(tablesIn('extract(epoch from show) from json_each(guard)', owners)).toEqual([{ name: 'show', isWritten: false }])
})

test('a table of another folder is found, in TypeScript and in SQL', () => {
  const files = new Map([
    ['server/src/core/room/sender.ts', "const a = `select 1 from guard where ${'x'}`\nconst b = 'the guard of a show'"],
    ['server/src/play/guard/guard.store.ts', "const a = 'select 1 from guard'"],
    ['server/database/functions/guard.sql', 'select 1 from show'],
    ['server/database/functions/ledger/tip.sql', 'select 1 from show join ledger.hold'],
  ])
  expect([...pairsIn(files, owners, imports)]).toEqual([
    ['room -> guard', ['server/src/core/room/sender.ts (guard)']],
    ['guard -> show', ['server/database/functions/guard.sql (show)']],
    ['ledger -> show', ['server/database/functions/ledger/tip.sql (show)']],
  ])
})

test('a published view is read from above, never from below and never written', () => {
  const pairsOf = (file: string, sql: string) => [...pairsIn(new Map([[file, sql]]), owners, imports).keys()]
  expect(pairsOf('server/database/functions/guard.sql', 'select 1 from read.show')).toEqual([])
  expect(pairsOf('server/src/play/goal/goal.store.ts', "const a = 'select 1 from goal join read.guard g on true'")).toEqual([])
  expect(pairsOf('server/src/core/room/sender.ts', "const a = 'select 1 from read.guard'")).toEqual(['room -> guard'])
  expect(pairsOf('server/src/play/goal/goal.store.ts', "const a = 'update read.guard set type = 1'")).toEqual(['goal -> guard'])
})

test('views belong to the folder of their file, and those that features declare together to none', () => {
  const pairsOf = (file: string) => [...pairsIn(new Map([[file, 'create view x as select 1 from guard']]), owners, imports).keys()]
  expect(pairsOf('server/database/views/show.sql')).toEqual(['show -> guard'])
  expect(pairsOf('server/database/views/guard.sql')).toEqual([])
  expect(pairsOf('server/database/composed/room_badge.sql')).toEqual([])
})

test('a pair runs back up when the owner stands on the folder', () => {
  expect(runsBackUp('room -> guard', imports)).toBe(true)
  expect(runsBackUp('guard -> room', imports)).toBe(false)
})
