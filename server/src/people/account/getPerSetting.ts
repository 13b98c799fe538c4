import { type Account, pageIds } from '@nimbo/contract'
import { pageOf } from '../../core/pages/index.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const getPerSetting: Handler<typeof Account.getPerSetting> = async ({ language }) =>
  pageIds.map((href, index) => ({ id: index + 1, name: pageOf(language, href).title, thumb: '', href }))
