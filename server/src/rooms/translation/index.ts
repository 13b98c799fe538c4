import type { Translation } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { translate, type TranslateDeps } from './translate.ts'

export const translation = (deps: TranslateDeps): Handlers<typeof Translation> => ({ translate: translate(deps) })
