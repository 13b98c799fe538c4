import { en } from './en.ts'
import type { RefusalTexts } from './RefusalTexts.ts'

const { SessionInvalid, TooMany } = en.common
// @ts-expect-error a common refusal without words does not compile
export const withoutBusy: RefusalTexts = { ...en, common: { SessionInvalid, TooMany } }

const { WrongCredentials, Disabled } = en.Login.userLogin
// @ts-expect-error one refusal of one call without words does not compile
export const withoutCancelled: RefusalTexts = { ...en, Login: { ...en.Login, userLogin: { WrongCredentials, Disabled } } }

const { enterRoom: _left, ...Live } = en.Live
// @ts-expect-error a call whose refusals have no words does not compile
export const withoutEnterRoom: RefusalTexts = { ...en, Live }
