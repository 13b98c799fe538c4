import { isNative } from '../../lib/bridge/index.ts'
import { openExternal } from '../../lib/openExternal.ts'

const pages = /^https?:\/\//

/** In a wrapper the provider's page opens outside and the app waits here; in a browser it takes this tab and sends it back. */
export function leaveForProvider(address: string): 'left' | 'waits' {
  if (!pages.test(address)) throw new TypeError('not a page')
  if (!isNative()) {
    location.assign(address)
    return 'left'
  }
  openExternal(address)
  return 'waits'
}
