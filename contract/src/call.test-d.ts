import * as z from 'zod/mini'
import { call, domain, refusalOf, refuse, type Input, type Texts } from './call.ts'
import type { Live } from './live.ts'

const Sample = domain('Sample', {
  buy: call({
    auth: 'user',
    kind: 'money',
    summary: '',
    input: z.object({ id: z.int() }),
    output: z.object({}),
    refusals: { Poor: 1001, Gone: 1002 },
  }),
  look: call({ auth: 'guest', kind: 'query', summary: '', input: z.object({}), output: z.object({}) }),
})

export const declared = () => refuse(Sample.buy, 'Poor')
// @ts-expect-error an undeclared refusal does not compile
export const undeclared = () => refuse(Sample.buy, 'Oops')
// @ts-expect-error a call that declares no refusal refuses nothing
export const none = () => refuse(Sample.look, 'Poor')

export const words: Texts<typeof Sample.buy> = { Poor: '', Gone: '' }
// @ts-expect-error a refusal without words does not compile
export const missingWords: Texts<typeof Sample.buy> = { Poor: '' }

export const input: Input<typeof Live.enterRoom> = { liveuid: 1, stream: '1_1' }
// @ts-expect-error a missing parameter does not compile
export const missingParameter: Input<typeof Live.enterRoom> = { liveuid: 1 }

export function onFailed(e: unknown): string {
  switch (refusalOf(e, Sample.buy)) {
    case 'Poor':
      return 'recharge'
    case 'Gone':
    case undefined:
      return 'unknown'
    // @ts-expect-error a misspelt case does not compile
    case 'Pour':
      return ''
  }
}
