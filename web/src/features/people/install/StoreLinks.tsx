import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { openExternal } from '../../../lib/openExternal.ts'
import { Icon } from '../../../ui/Icon.tsx'

/** Links to the app stores; nothing while there are none. */
export function StoreLinks({ android, ios }: { android: string; ios: string }) {
  if (!android && !ios) return null
  return (
    <div className="flex w-full flex-wrap gap-2">
      {android && <Store address={android} above={<Trans>Get it on</Trans>} name="Google Play" />}
      {ios && <Store address={ios} above={<Trans>Download on the</Trans>} name="App Store" />}
    </div>
  )
}

function Store({ address, above, name }: { address: string; above: ReactNode; name: string }) {
  return (
    <button
      type="button"
      onClick={() => openExternal(address)}
      className="flex min-h-14 min-w-40 flex-1 items-center gap-2.5 rounded-md bg-raised px-4 text-start shadow-line-strong transition-transform duration-fast ease-out active:scale-[.97]"
    >
      <Icon name="phone" size={24} />
      <span className="min-w-0">
        <span className="t-micro block text-text-2">{above}</span>
        <span className="t-strong block" dir="ltr">
          {name}
        </span>
      </span>
    </button>
  )
}
