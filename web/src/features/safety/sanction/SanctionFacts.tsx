import type { Sanction } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/useFormat.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { sanctionIcons, useSanctionText } from './useSanctionText.ts'
import './sanction.css'

/** Decision as a large heading; `as` keeps the order of headings right where it stands. */
export function SanctionHead({ sanction, as: Heading = 'h2' }: { sanction: Sanction; as?: 'h1' | 'h2' }) {
  const { title, meaning } = useSanctionText()
  const over = sanction.state === 'overturned' || sanction.state === 'lifted'
  const bad = sanction.act === 'disable' || sanction.act === 'ban' || sanction.act === 'close'
  return (
    <div className="sanction-head" data-status={over ? 'ok' : bad ? 'bad' : 'warn'}>
      <span>
        <Icon name={over ? 'check' : sanctionIcons[sanction.act]} size={30} flip={sanction.act === 'kick'} />
      </span>
      <Heading>{over ? <Trans>This decision was taken back</Trans> : title(sanction)}</Heading>
      {!over && sanction.state === 'active' && <p>{meaning(sanction)}</p>}
    </div>
  )
}

/** Until when, why, by which rule, where and who decided. */
export function SanctionFacts({ sanction }: { sanction: Sanction }) {
  const { t } = useLingui()
  const { dateTime } = useFormat()
  const { untilText, by } = useSanctionText()
  const { reason, rule, rule_name, anchor, starttime, ban_rule } = sanction
  const until = untilText(sanction)
  const rows = [
    { key: 'since', name: t({ message: 'Since', comment: 'When a sanction began' }), value: dateTime(starttime) },
    {
      key: 'until',
      name: t({ message: 'Until', comment: 'When a sanction ends' }),
      value: ban_rule && until ? `${until} · ${ban_rule}` : until,
    },
    { key: 'why', name: t({ message: 'Why', comment: 'The reason of a sanction' }), value: reason },
    {
      key: 'rule',
      name: t({ message: 'Rule', comment: 'The community rule that was broken' }),
      value: rule && (
        <Link to="/setting/page" search={{ id: 'rules' }}>
          <bdi>{rule}</bdi> {rule_name}
        </Link>
      ),
    },
    { key: 'where', name: t({ message: 'Where', comment: 'In whose live it happened' }), value: anchor && <bdi>{anchor}</bdi> },
    { key: 'by', name: t({ message: 'By', comment: 'Who decided' }), value: by(sanction) },
  ]
  return (
    <dl className="sanction-facts">
      {rows
        .filter(({ value }) => value)
        .map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The last thing the person said before it happened. */
export function SanctionLine({ sanction }: { sanction: Sanction }) {
  const { time } = useFormat()
  const last = sanction.lines.at(-1)
  if (!last) return null
  const at = time(last.at)
  return (
    <p className="sanction-line">
      <small>
        <Trans>Your message, {at}</Trans>
      </small>
      <bdi>{last.ct}</bdi>
    </p>
  )
}
