import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { GiftLine } from './catalogue.queries.ts'
import { FileField } from './FileField.tsx'
import { NameInputs } from '../../lib/NameInputs.tsx'
import { type GiftDraft, markNames, typeNames } from './giftDraft.ts'

interface GiftFieldsProps {
  draft: GiftDraft
  effects: readonly string[]
  onChange: (part: Partial<GiftDraft>) => void
}

const numbers = <N extends number>(names: Record<N, string>) => Object.keys(names).map(Number) as N[]

/** `/effects/goal.json` is goal. */
const effectName = (effect: string) => (effect.startsWith('/media/') ? 'The uploaded file' : effect.replace(/^.*\/|\.\w+$/g, ''))

export function GiftFields({ draft, effects, onChange }: GiftFieldsProps) {
  const choices = [...new Set(['', ...effects, draft.effect])]
  return (
    <>
      <div className="grid grid-cols-1 gap-3 min-[560px]:grid-cols-2">
        <Field
          label="Price in coins"
          inputMode="numeric"
          maxLength={5}
          value={draft.price}
          onChange={(e) => onChange({ price: e.target.value.trim() })}
        />
        <SelectField label="Type" value={draft.type} onChange={(e) => onChange({ type: Number(e.target.value) as GiftLine['type'] })}>
          {numbers(typeNames).map((type) => (
            <option key={type} value={type}>
              {typeNames[type]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Mark" value={draft.mark} onChange={(e) => onChange({ mark: Number(e.target.value) as GiftLine['mark'] })}>
          {numbers(markNames).map((mark) => (
            <option key={mark} value={mark}>
              {markNames[mark]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Order"
          hint="Among gifts of the same price"
          inputMode="numeric"
          maxLength={4}
          value={draft.position}
          onChange={(e) => onChange({ position: e.target.value.trim() })}
        />
        <Field
          label="Season from"
          hint="Empty: now"
          type="datetime-local"
          value={draft.from}
          onChange={(e) => onChange({ from: e.target.value })}
        />
        <Field
          label="Season until"
          hint="Empty: until it is retired"
          type="datetime-local"
          value={draft.until}
          onChange={(e) => onChange({ until: e.target.value })}
        />
      </div>
      <h3 className="text-[15px] leading-5 font-bold">Name in seven languages</h3>
      <div className="grid grid-cols-1 gap-3 min-[560px]:grid-cols-2 min-[1440px]:grid-cols-4">
        <NameInputs names={draft} maxLength={40} onChange={onChange} />
      </div>
      <h3 className="text-[15px] leading-5 font-bold">Picture and effect</h3>
      <FileField
        kindOf={() => 'picture'}
        label="New picture"
        hint="PNG, JPEG or WebP with a clear background; drawn anew at 256 × 256"
        accept="image/png,image/jpeg,image/webp"
        onReady={(icon) => onChange({ icon })}
      />
      <SelectField label="Effect" value={draft.effect} onChange={(e) => onChange({ effect: e.target.value })}>
        {choices.map((effect) => (
          <option key={effect} value={effect}>
            {effect === '' ? 'None' : effectName(effect)}
          </option>
        ))}
      </SelectField>
      <FileField
        kindOf={({ name }) => (name.toLowerCase().endsWith('.json') ? 'lottie' : 'video')}
        label="New effect"
        hint="Lottie up to 300 KB, or a film with transparency up to 16 MB: MP4 with its mask below, WebM or MOV. Up to 8 s. Export SVGA as one of these"
        accept=".json,.mp4,.webm,.mov"
        onReady={(effect) => onChange({ effect })}
      />
    </>
  )
}
