import { useLingui } from '@lingui/react/macro'
import { ChoiceSheet } from '../../../ui/ChoiceSheet.tsx'
import { useQuality } from './useQuality.ts'

interface QualitySheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function QualitySheet(sheet: QualitySheetProps) {
  const { t } = useLingui()
  const { value, labels, choose } = useQuality()
  const choices = [
    { key: 'auto', label: labels.auto },
    { key: 'audio', label: labels.audio },
  ] as const
  return <ChoiceSheet {...sheet} title={t`Video quality`} choices={choices} value={value} onChoose={choose} />
}
