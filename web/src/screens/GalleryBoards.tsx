import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import type { ButtonSize, ButtonVariant } from '../ui/Button.tsx'
import { ChoiceSheet } from '../ui/ChoiceSheet.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Input } from '../ui/Input.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Overlay } from '../ui/Overlay.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Switch } from '../ui/Switch.tsx'
import { toast } from '../ui/toast.ts'

const variants: ButtonVariant[] = ['accent', 'gold', 'glass', 'quiet', 'stop']
const sizes: ButtonSize[] = ['sm', 'md', 'lg', 'xl']

export function ButtonBoard() {
  return (
    <>
      {variants.flatMap((variant) => [
        <Button key={variant} variant={variant}>
          {variant}
        </Button>,
        <Button key={`${variant}-busy`} variant={variant} busy>
          {variant}
        </Button>,
        <Button key={`${variant}-off`} variant={variant} disabled>
          {variant}
        </Button>,
      ])}
      {sizes.map((size) => (
        <Button key={size} size={size} variant="quiet">
          Size {size}
        </Button>
      ))}
      {([30, 34, 40, 44] as const).map((size) => (
        <IconButton key={size} icon="share" flip size={size} variant="filled" label={`Share ${size}`} />
      ))}
      <IconButton icon="bell" variant="filled" dot label="Notifications" />
      <IconButton icon="close" variant="glass" label="Close" />
    </>
  )
}

export function InputBoard() {
  const [text, setText] = useState('')
  const bind = { value: text, onChange: (change: { target: { value: string } }) => setText(change.target.value) }
  return (
    <div className="flex w-full flex-col gap-2.5">
      <Input label="Plain" placeholder="Plain" {...bind} />
      <Input
        label="Slots"
        placeholder="With slots"
        start={<Icon name="lock" />}
        end={<IconButton icon="eye" size={30} label="Show" />}
        {...bind}
      />
      <Input label="Error" placeholder="Wrong" error="This is not right" {...bind} />
    </div>
  )
}

export function RowBoard() {
  const [on, setOn] = useState(true)
  return (
    <Panel>
      <ListRow icon="globe" label="Language" value="English" render={<button type="button" />} />
      <ListRow icon="wand" label="Effects" note="A line under it" end={<Switch label="Effects" checked={on} onChange={setOn} />} />
      <ListRow icon="shield" label="Plain row" value="Value" />
    </Panel>
  )
}

export function SurfaceBoard() {
  const [open, setOpen] = useState('')
  const bind = (name: string) => ({ open: open === name, onOpenChange: (next: boolean) => setOpen(next ? name : '') })
  return (
    <>
      {['sheet', 'choice', 'dialog', 'overlay'].map((name) => (
        <Button key={name} size="md" variant="quiet" onClick={() => setOpen(name)}>
          Open {name}
        </Button>
      ))}
      <Button size="md" variant="quiet" onClick={() => toast('A notice')}>
        Toast
      </Button>
      <Button size="md" variant="quiet" onClick={() => toast.error('A failure')}>
        Toast error
      </Button>
      <Sheet title="Sheet" {...bind('sheet')}>
        <p className="px-4 text-text-2">Swipe me down.</p>
      </Sheet>
      <ChoiceSheet
        title="Choice"
        {...bind('choice')}
        choices={[
          { key: 'one', label: 'One' },
          { key: 'two', label: 'Two' },
        ]}
        value="one"
        onChoose={() => undefined}
      />
      <Dialog title="Dialog" description="400 px, full width under 440" {...bind('dialog')}>
        <p className="p-5 text-text-2">Content</p>
      </Dialog>
      <Overlay title="Overlay" {...bind('overlay')}>
        <Button onClick={() => setOpen('')}>Close</Button>
      </Overlay>
    </>
  )
}
