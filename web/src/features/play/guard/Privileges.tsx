import { Trans } from '@lingui/react/macro'
import type { GuardPrivilege } from '@nimbo/contract'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import type { GuardInfo, Tier } from './guard.state.ts'

const icons: Record<GuardPrivilege, IconName> = { badge: 'shield', entrance: 'torch', gifts: 'gift', line: 'message', immunity: 'mute' }

/** Privileges of a tier; those of a higher one are pale. */
export function Privileges({ info: { privilege }, tier }: { info: GuardInfo; tier: Tier }) {
  const had = privilege.filter(({ types }) => types.includes(tier.type)).length
  const all = privilege.length
  return (
    <>
      <p className="guard-title">
        <b>
          <Trans>What you get</Trans>
        </b>
        <span className="tabular-nums">
          <Trans>
            {had} of {all}
          </Trans>
        </span>
      </p>
      <ul className="guard-privileges">
        {privilege.map(({ id, name, des, types }) => (
          <li key={id} data-off={!types.includes(tier.type)}>
            <span>
              <Icon name={icons[id]} size={20} />
            </span>
            <div>
              <b>{name}</b>
              <small>{des}</small>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
