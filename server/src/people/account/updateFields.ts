import { Account, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { isOfficialName } from '../../core/words/index.ts'
import { type UserDeps, isBirthday, isName, oneLine, setProfile } from '../user/index.ts'

export function updateFields({ db, wordFilter }: UserDeps): Handler<typeof Account.updateFields> {
  return async ({ uid }, { user_nicename: nicename, sex, birthday, city, signature, islistprivate }) => {
    if (nicename !== undefined && (!isName(nicename) || isOfficialName(nicename))) refuse(Account.updateFields, 'BadName')
    if (birthday && !isBirthday(birthday, new Date())) refuse(Account.updateFields, 'BadBirthday')
    if (await wordFilter.find(nicename, city, signature)) refuse(Account.updateFields, 'SensitiveWord')
    const lines = { city: city && oneLine(city), signature: signature && oneLine(signature) }
    const listsPrivate = islistprivate === undefined ? undefined : islistprivate === 1
    await db.transaction((sql) => setProfile(sql, uid, { nicename, sex, birthday, listsPrivate, ...lines }))
    return {}
  }
}
