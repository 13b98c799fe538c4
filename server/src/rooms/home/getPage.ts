import type { Home } from '@nimbo/contract'
import { pageOf } from '../../core/pages/index.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const getPage: Handler<typeof Home.getPage> = async ({ language }, { id }) => pageOf(language, id)
