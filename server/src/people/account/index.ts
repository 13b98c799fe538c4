import type { Account } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { UserDeps } from '../user/index.ts'
import { cancelAccount } from './cancelAccount.ts'
import { delPush } from './delPush.ts'
import { getBlackList } from './getBlackList.ts'
import { getPerSetting } from './getPerSetting.ts'
import { getPhoneCode } from './getPhoneCode.ts'
import { getThirdList } from './getThirdList.ts'
import { linkThird } from './linkThird.ts'
import { setBlack } from './setBlack.ts'
import { setPhone } from './setPhone.ts'
import { setPush } from './setPush.ts'
import { unlinkThird } from './unlinkThird.ts'
import { updateAvatar } from './updateAvatar.ts'
import { updateFields } from './updateFields.ts'
import { updatePass } from './updatePass.ts'

export const account = (deps: UserDeps): Handlers<typeof Account> => ({
  getPerSetting,
  updateFields: updateFields(deps),
  updateAvatar: updateAvatar(deps),
  updatePass: updatePass(deps),
  getPhoneCode: getPhoneCode(deps),
  setPhone: setPhone(deps),
  getThirdList: getThirdList(deps),
  linkThird: linkThird(deps),
  unlinkThird: unlinkThird(deps),
  setBlack: setBlack(deps),
  getBlackList: getBlackList(deps),
  cancelAccount: cancelAccount(deps),
  setPush: setPush(deps),
  delPush: delPush(deps),
})
