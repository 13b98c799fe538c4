import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Amounts with what they are of. */
export function useCountWords() {
  const { t } = useLingui()
  return {
    tickets: (count: number) => t`${plural(count, { one: '# ticket', other: '# tickets' })}`,
    coins: (count: number) => t`${plural(count, { one: '# coin', other: '# coins' })}`,
  }
}
