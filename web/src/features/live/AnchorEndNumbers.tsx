import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import type { StopInfo } from './live.queries.ts'

export function AnchorEndNumbers({ info: { nums, peak, newfans, messages, lights } }: { info: StopInfo }) {
  const { t, i18n } = useLingui()
  const figures = [
    [t`Peak viewers`, i18n.number(peak)],
    [t`New followers`, i18n.number(newfans, { signDisplay: 'exceptZero' })],
    [t`Messages`, i18n.number(messages)],
    [t`Hearts`, i18n.number(lights)],
  ]
  return (
    <dl className="live-panel anchor-numbers">
      <div className="anchor-people">
        <dt>
          <Trans context="how many watched a live">Viewers</Trans>
        </dt>
        <dd>
          <Icon name="people" size={30} />
          <bdi dir="ltr">{i18n.number(nums)}</bdi>
        </dd>
      </div>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
