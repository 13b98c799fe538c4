import { useLingui } from '@lingui/react/macro'
import { type NoticeGroup, noticeGroups } from '@nimbo/contract'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'

interface GroupChipsProps {
  value: NoticeGroup | ''
  onChange: (group: NoticeGroup | '') => void
}

export function GroupChips({ value, onChange }: GroupChipsProps) {
  const { t } = useLingui()
  const names: Record<NoticeGroup, string> = { live: t`Live`, people: t`Followers`, money: t`Money`, safety: t`Safety` }
  return (
    <ChipRow label={t`Notifications`}>
      {(['', ...noticeGroups] as const).map((group) => (
        <Chip key={group} selected={group === value} onClick={() => onChange(group)}>
          {group === '' ? t`All` : names[group]}
        </Chip>
      ))}
    </ChipRow>
  )
}
