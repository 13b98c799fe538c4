import { byCall } from './byCall.ts'
import { byName } from './byName.ts'
import type { CallRefusals, NamedRefusals } from './refusalTexts.ts'

const { Busy: busy, ...withoutBusy } = byName
// @ts-expect-error a common refusal without words does not compile
withoutBusy satisfies NamedRefusals

const { WrongCredentials: _wrong, ...withoutWrong } = byName
// @ts-expect-error a refusal of one call without words does not compile
byCall satisfies CallRefusals<typeof withoutWrong>

const { 'Live.sendGift.Yourself': _own, ...withoutOwn } = byCall
// @ts-expect-error a refusal that calls mean differently needs words of each of them
withoutOwn satisfies CallRefusals<typeof byName>

const { zh: _zh, ...withoutChinese } = busy
const inSixLanguages = { ...byName, Busy: withoutChinese }
// @ts-expect-error words in six languages do not compile
inSixLanguages satisfies NamedRefusals

// @ts-expect-error words for a name that no call refuses with do not compile
export const noName = { NoSuchRefusal: busy } satisfies Partial<NamedRefusals>

// @ts-expect-error words for a refusal that no call has do not compile
export const noRefusal = { 'Live.sendGift.Gone': busy } satisfies Partial<CallRefusals<typeof byName>>
