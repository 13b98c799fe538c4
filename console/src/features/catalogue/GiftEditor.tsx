import { giftTypes } from '@nimbo/contract'
import { Catalogue } from '@nimbo/contract/operator'
import { useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { type GiftLine, useCreate, useEconomyCheck, useEdit, useRestore } from './catalogue.queries.ts'
import { EconomyCheck } from './EconomyCheck.tsx'
import { GiftFields } from './GiftFields.tsx'
import { draftOf, fieldsOf, missingIn, priceOf } from './giftDraft.ts'
import { GiftPreview } from './GiftPreview.tsx'
import { RetireGiftDialog } from './RetireGiftDialog.tsx'

const unsaved = {
  BadPeriod: 'The season would end before it begins.',
  NoSuchFile: 'The picture or the effect is gone. Choose another one.',
  EconomyRefused: 'More could be taken out than was paid in. Nothing was saved.',
}
const words = {
  create: { ...unsaved, Full: 'There are as many gifts as there can be.' },
  change: { ...unsaved, NoSuchGift: 'This gift does not exist.' },
}

interface GiftEditorProps {
  /** None: a new one. */
  gift: GiftLine | undefined
  /** Effects other gifts have. */
  effects: readonly string[]
  onSaved: (id: number) => void
}

export function GiftEditor({ gift, effects, onSaved }: GiftEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(gift))
  const [retiring, setRetiring] = useState(false)
  const [create, edit, restore] = [useCreate(), useEdit(), useRestore()]
  const check = useEconomyCheck(priceOf(draft), draft.type)
  const missing = missingIn(draft)
  const isBusy = create.isPending || edit.isPending
  const isSafe = check.data?.safe === 1 && !check.isPlaceholderData
  function save() {
    if (gift) edit.mutate({ id: gift.id, ...fieldsOf(draft) }, { onSuccess: () => onSaved(gift.id) })
    else create.mutate(fieldsOf(draft), { onSuccess: ({ id }) => onSaved(id) })
  }
  const fault =
    (create.error && faultText(create.error, Catalogue.create, words.create)) ??
    (edit.error && faultText(edit.error, Catalogue.change, words.change)) ??
    (restore.error && faultText(restore.error, Catalogue.restore, { NoSuchGift: 'It was brought back already.' }))
  return (
    <>
      <section aria-label="Gift" className="flex min-w-0 flex-col gap-4 px-5 py-4 min-[1180px]:border-e min-[1180px]:border-line">
        <header className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 flex-1 truncate text-[22px] leading-7 font-extrabold">{draft.name_en || 'New gift'}</h2>
          {gift && gift.state !== 'retired' && <Button onClick={() => setRetiring(true)}>Retire…</Button>}
          {gift?.state === 'retired' && (
            <Button disabled={restore.isPending} onClick={() => restore.mutate(gift.id)}>
              Bring back
            </Button>
          )}
          <Button onClick={() => setDraft(draftOf(gift))}>Discard</Button>
          <Button variant="primary" disabled={isBusy || missing !== '' || !isSafe} onClick={save}>
            {gift ? 'Save' : 'Add'}
          </Button>
        </header>
        <p role="alert" className="t-sub font-semibold text-danger empty:hidden">
          {fault}
        </p>
        {missing && <p className="t-sub text-text-2">{missing}</p>}
        {edit.isSuccess && !isBusy && <p role="status">Saved. The app shows it within seconds.</p>}
        <EconomyCheck check={check} />
        <GiftFields draft={draft} effects={effects} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />
        {draft.type === giftTypes.doodle && <p className="t-cap text-text-2">A doodle costs its price for every stamp that is drawn.</p>}
      </section>
      <GiftPreview draft={draft} />
      {retiring && gift && <RetireGiftDialog gift={gift} onClose={() => setRetiring(false)} />}
    </>
  )
}
