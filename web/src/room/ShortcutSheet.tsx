import { useLingui } from '@lingui/react/macro'
import { ListRow } from '../ui/ListRow.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Switch } from '../ui/Switch.tsx'
import { switchShortcuts, useShortcuts } from './shortcuts.ts'

interface ShortcutSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const drawnKeys: Partial<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' }

export function ShortcutSheet(sheet: ShortcutSheetProps) {
  const { t } = useLingui()
  const known = useShortcuts((state) => state.known)
  const on = useShortcuts((state) => state.on)
  return (
    <Sheet {...sheet} title={t`Keyboard shortcuts`} scrim="light">
      <Panel>
        <ListRow
          icon="keyboard"
          label={t`Use keyboard shortcuts`}
          end={<Switch label={t`Use keyboard shortcuts`} checked={on} onChange={switchShortcuts} />}
        />
      </Panel>
      <dl className="grid gap-1 px-4 py-3 aria-disabled:opacity-50" aria-disabled={!on} data-testid="shortcuts">
        {known.map(({ key, label }) => (
          <div key={key} className="flex min-h-9 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <kbd dir="ltr" className="grid h-7 min-w-7 place-items-center rounded-xs bg-raised px-2 text-[13px] font-bold">
                {drawnKeys[key] ?? key.toUpperCase()}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
