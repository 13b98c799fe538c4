import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans } from '@lingui/react/macro'
import type { Pack } from './recharge.state.ts'
import { PackGrid } from './PackGrid.tsx'

interface PackChoiceProps {
  first: readonly Pack[]
  packs: readonly Pack[]
  value: number | undefined
  onChoose: (pack: number) => void
}

const heading = 'px-4 pbs-3.5 pbe-2 text-[16px] leading-[22px] font-bold'

/** Everything that can be bought is one choice, whichever heading it stands under. */
export function PackChoice({ first, packs, value, onChoose }: PackChoiceProps) {
  return (
    <RadioGroup aria-labelledby="packs" value={value ?? null} onValueChange={(pack) => pack !== null && onChoose(pack)}>
      {first.length > 0 && (
        <>
          <h2 className={heading}>
            <Trans>First recharge: double coins</Trans>
          </h2>
          <PackGrid packs={first} />
        </>
      )}
      <h2 id="packs" className={heading}>
        <Trans>Choose a pack</Trans>
      </h2>
      <PackGrid packs={packs} />
    </RadioGroup>
  )
}
