import { en, type RefusalTexts } from './en.ts'
import { refusalTexts } from './refusalTexts.ts'

const { Busy: _busy, ...withoutBusy } = en
// @ts-expect-error a common refusal without words does not compile
refusalTexts(withoutBusy)

const { WrongCredentials: _wrong, ...withoutWrong } = en
// @ts-expect-error a refusal of one call without words does not compile
refusalTexts(withoutWrong)

const { 'Live.sendGift.Yourself': _own, ...withoutOwn } = en
// @ts-expect-error a refusal that calls mean differently needs words of each of them
refusalTexts(withoutOwn)

// @ts-expect-error words for a refusal that no call has do not compile
refusalTexts({ ...en, 'Live.sendGift.Gone': 'Gone' })

// @ts-expect-error another language has what English has
export const short: RefusalTexts = withoutWrong
