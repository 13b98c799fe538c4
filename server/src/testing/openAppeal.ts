import type { Output } from '@nimbo/contract'
import { AppealReview } from '@nimbo/contract/operator'
import type { TestOperator } from './operatorClient.ts'

type Line = Output<typeof AppealReview.getAppeals>['list'][number]

/** An open appeal as an operator's list has it: those of other tests stand before it, on any number of pages. */
export async function openAppeal({ client }: TestOperator, isWanted: (line: Line) => boolean): Promise<Line | undefined> {
  for (let p = 1; ; p++) {
    const { list } = await client.call(AppealReview.getAppeals, { state: 'open', p })
    const found = list.find(isWanted)
    if (found || list.length === 0) return found
  }
}
