import { Chip } from '@nimbo/web/ui/Chip.tsx'

interface FilterProps<Name extends string> {
  label: string
  names: Readonly<Record<Name, string>>
  /** Number behind each choice; zero is not shown. */
  counts?: Partial<Record<NoInfer<Name>, number>>
  value: string
  onChange: (name: NoInfer<Name>) => void
}

/** Choice of the part of a list that is shown. */
export function Filter<Name extends string>({ label, names, counts = {}, value, onChange }: FilterProps<Name>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-1.5 gap-y-3">
      {(Object.keys(names) as Name[]).map((name) => (
        <Chip key={name} selected={name === value} onClick={() => onChange(name)}>
          {counts[name] ? `${names[name]} ${counts[name]}` : names[name]}
        </Chip>
      ))}
    </div>
  )
}
