import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/Icon.tsx'
import { Input } from '../../ui/Input.tsx'

export function CountrySearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useLingui()
  return (
    <Input
      label={t`Search countries`}
      placeholder={t`Name or code`}
      type="search"
      value={words}
      onChange={(change) => onWords(change.target.value)}
      start={<Icon name="search" size={18} />}
    />
  )
}
