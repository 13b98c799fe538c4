import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { useLingui } from '@lingui/react/macro'
import { coverSources } from '@nimbo/contract'
import { Sheet } from '../../ui/Sheet.tsx'
import { coverPath, covers } from './setup.state.ts'
import type { CoverName } from './setup.state.ts'

interface CoverSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  value: CoverName
  onChoose: (cover: CoverName) => void
}

export function CoverSheet({ open, onOpenChange, value, onChoose }: CoverSheetProps) {
  const { t } = useLingui()
  function choose(cover: CoverName) {
    onChoose(cover)
    onOpenChange(false)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Choose a cover`}>
      <RadioGroup aria-label={t`Choose a cover`} value={value} onValueChange={(cover) => choose(cover)} className="setup-covers">
        {covers.map((cover, index) => (
          <Radio.Root key={cover} value={cover} aria-label={t`Cover ${index + 1}`}>
            <img {...coverSources(coverPath(cover), '120px')} alt="" loading="lazy" />
          </Radio.Root>
        ))}
      </RadioGroup>
    </Sheet>
  )
}
