import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageId } from '@nimbo/contract'

/** Known before the page itself has arrived. */
export const pageTitles: Record<PageId, MessageDescriptor> = {
  terms: msg`Terms`,
  privacy: msg`Privacy policy`,
  rules: msg`Community rules`,
  help: msg`Help`,
}
