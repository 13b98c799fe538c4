import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import type { Month } from './statement.queries.ts'
import { useDateText } from './useDateText.ts'

/** When everything was worked out again, and what came of it. */
export function CheckedLine({ month }: { month: Month }) {
  const { dayTime } = useDateText()
  const when = dayTime(month.checked * 1000)
  const matches = month.agrees === 1
  return (
    <p className="mx-5 mbs-2.5 flex gap-2 text-[12.5px] leading-[17px] font-medium text-text-2">
      <Icon name={matches ? 'check' : 'alert'} size={16} stroke={2.6} className={matches ? 'text-ok' : 'text-danger'} />
      <span>
        <Trans>Recalculated from the first transaction on {when}.</Trans>{' '}
        {matches ? (
          <Plural value={month.checked_lines} one="# transaction, no differences." other="# transactions, no differences." />
        ) : (
          <Trans>The transactions don’t match the balance. Our team has been alerted and is looking into it.</Trans>
        )}
      </span>
    </p>
  )
}
