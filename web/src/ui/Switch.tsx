import { Switch as BaseSwitch } from '@base-ui/react/switch'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <BaseSwitch.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={onChange}
      className="hit-44 h-7 w-[46px] flex-none rounded-full bg-line-strong p-[3px] shadow-line-strong data-checked:bg-accent-fill"
    >
      <BaseSwitch.Thumb className="block size-[22px] rounded-full bg-white shadow-1 transition-transform duration-base ease-out data-checked:translate-x-[18px] rtl:data-checked:-translate-x-[18px]" />
    </BaseSwitch.Root>
  )
}
