import { expect, test } from 'vitest'
import { callsIn, misplaced } from './callFolders.ts'

const text =
  "const list = {}\nexport const Reports = domain('Live', {\n  setReport: call({ input: z.object({ kind: x }) }),\n  getReportClass: call({ ...list }),\n})"

test('calls are the members of a domain', () => {
  expect(callsIn('contract/src/report.ts', text)).toEqual(['setReport', 'getReportClass'])
})

test('a call whose handler is in another folder is found', () => {
  const contract = new Map([['contract/src/report.ts', text]])
  expect(misplaced(contract, ['server/src/safety/report/setReport.ts', 'server/src/rooms/moderation/getReportClass.ts'])).toEqual([
    'contract/src/report.ts: getReportClass belongs to a folder report of server/src, as getReportClass.ts',
  ])
})
