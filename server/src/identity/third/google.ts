import type { OpenIdApp } from '../../platform/config.ts'
import type { Company } from './Company.ts'
import { openIdCompany } from './openIdCompany.ts'

/** The name stands in the id_token; an e-mail address is not asked for, because nobody is found by one. */
export const google = (app: OpenIdApp, redirectUri: string): Company => openIdCompany(app, redirectUri, 'openid profile')
