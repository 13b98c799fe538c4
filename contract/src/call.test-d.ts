import * as z from 'zod/mini'
import { call, domain, refusalOf, refuse, type Input, type Texts } from './call.ts'
import type { Live } from './live.ts'

const Sample = domain('Sample', {
  buy: call({
    auth: 'user',
    kind: 'money',
    repeat: { keyedBy: ['id'] },
    summary: '',
    input: z.object({ id: z.int() }),
    output: z.object({}),
    refusals: { Poor: 1001, Gone: 1002 },
  }),
  look: call({ auth: 'guest', kind: 'query', summary: '', input: z.object({}), output: z.object({}) }),
})

const plain = { auth: 'user', summary: '', input: z.object({ id: z.int() }), output: z.object({}) } as const
const keyed = { ...plain, input: z.object({ client_request_id: z.uuid() }) } as const
export const repeats = [
  call({ ...plain, kind: 'command', repeat: 'distinct' }),
  call({ ...plain, kind: 'command', repeat: { keyedBy: [] } }),
  call({ ...keyed, kind: 'command', repeat: 'replay' }),
  call({ ...keyed, kind: 'money', repeat: 'replay' }),
]
// @ts-expect-error a call that moves money must say what a repeat means
export const silentMoney = call({ ...keyed, kind: 'money' })
// @ts-expect-error and so must any other call with an effect
export const silentCommand = call({ ...plain, kind: 'command' })
// @ts-expect-error money never moves once per request
export const distinctMoney = call({ ...keyed, kind: 'money', repeat: 'distinct' })
// @ts-expect-error only a call that takes a key can be replayed by it
export const replayWithoutKey = call({ ...plain, kind: 'command', repeat: 'replay' })
// @ts-expect-error a natural key is made of the call's own parameters
export const foreignKey = call({ ...plain, kind: 'command', repeat: { keyedBy: ['redid'] } })
// @ts-expect-error a query has no effect to repeat
export const repeatedQuery = call({ ...plain, kind: 'query', repeat: 'distinct' })
// @ts-expect-error our client does not send a call that is replayed by its key without one
export const keylessInput: Input<typeof Live.sendMsg> = { liveuid: 1, stream: '1_1', content: '' }

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
