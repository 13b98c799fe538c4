import type { OpenIdApp } from '../../platform/config.ts'
import type { Company } from './Company.ts'
import { openIdCompany } from './openIdCompany.ts'

/** Asked for a name or an e-mail address, Apple answers by a form post, which a page of ours cannot read. */
export const apple = (app: OpenIdApp, redirectUri: string): Company => openIdCompany(app, redirectUri, 'openid')
