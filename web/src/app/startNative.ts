import { focusManager } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { renewPush } from '../features/people/settings/push.queries.ts'
import { openBridge } from '../lib/bridge/bridge.ts'
import { BRIDGE_VERSION } from '../lib/bridge/index.ts'
import { chooseLanguage } from '../lib/i18n.ts'
import { openExternal } from '../lib/openExternal.ts'
import { closeTopLayer } from '../ui/layers.ts'

/** Bridge to the wrapper around the page: back key, language, push token, pause. */
export function startNative(history: RouterHistory): void {
  const bridge = openBridge()
  if (!bridge) return
  bridge.on('backPressed', () => {
    if (closeTopLayer()) return
    if (history.canGoBack()) history.back()
    else bridge.tell('back', {})
  })
  bridge.on('language', ({ language }) => void chooseLanguage(language).catch(() => undefined))
  bridge.on('pushTokenChanged', ({ token }) => void renewPush(token).catch(() => undefined))
  bridge.on('paused', () => focusManager.setFocused(false))
  bridge.on('resumed', () => focusManager.setFocused(undefined))
  document.addEventListener('click', leaveOutside)
  bridge.tell('ready', { version: BRIDGE_VERSION })
}

/** A link to another site would open inside the wrapper, where it cannot be left again. */
function leaveOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin === location.origin || !/^https?:$/.test(link.protocol)) return
  event.preventDefault()
  openExternal(link.href)
}
