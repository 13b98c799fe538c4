import type { NameField } from '@nimbo/contract/operator'
import { effectTypes } from '@nimbo/contract'
import { GiftTile } from '@nimbo/web/ui/GiftTile.tsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { nameFieldList, nameFields } from '../../lib/nameFields.ts'
import { effectTypeOf, type GiftDraft, priceOf } from './giftDraft.ts'

/** As short as on the tile in the app. */
const tags = { 0: '', 1: 'Hot', 2: 'Guard', 3: 'Lucky' }

/** The app's own players, fetched when one is needed. */
const players = {
  [effectTypes.none]: undefined,
  [effectTypes.scene]: async () => (await import('@nimbo/web/features/play/gift/effects/playScene.ts')).playScene,
  [effectTypes.lottie]: async () => (await import('@nimbo/web/features/play/gift/effects/playLottie.ts')).playLottie,
  [effectTypes.video]: async () => (await import('@nimbo/web/features/play/gift/effects/playVideo.ts')).playVideo,
}

/** The gift as the app draws it: its tile in the sheet, and its effect over a phone's picture. */
export function GiftPreview({ draft }: { draft: GiftDraft }) {
  const [field, setField] = useState<NameField>('name_en')
  const [runs, setRuns] = useState(0)
  const { language } = nameFields[field]
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const { icon, mark, effect } = draft
  return (
    <section aria-label="Live preview" className="flex flex-col gap-3 px-5 py-4">
      <h2 className="text-[15px] leading-5 font-bold">Live preview</h2>
      <SelectField label="Language" value={field} onChange={(e) => setField(e.target.value as NameField)}>
        {nameFieldList.map((each) => (
          <option key={each} value={each}>
            {nameFields[each].name}
          </option>
        ))}
      </SelectField>
      <div lang={language} dir={dir} className="flex justify-center rounded-lg bg-surface p-3 shadow-line" data-testid="tile">
        <div className="gift-cell w-22 pbe-1.5" data-checked="">
          {icon && (
            <GiftTile
              icon={icon}
              name={draft[field]}
              tag={
                mark !== 0 && (
                  <span className="gift-tag" data-mark={mark}>
                    {tags[mark]}
                  </span>
                )
              }
            >
              <span className="gift-price">
                <img src="/art/coin.svg" alt="Coins" width={12} height={12} />
                {priceOf(draft).toLocaleString('en')}
              </span>
            </GiftTile>
          )}
        </div>
      </div>
      <div
        lang={language}
        dir={dir}
        className="relative h-[606px] w-[280px] max-w-full overflow-hidden rounded-[28px] bg-raised shadow-line-strong"
      >
        <img src="/covers/room.svg" alt="" className="size-full object-cover" />
        {runs > 0 && <Effect key={`${effect} ${runs}`} effect={effect} />}
      </div>
      <Button disabled={effect === ''} onClick={() => setRuns(runs + 1)}>
        {effect === '' ? 'No effect' : 'Play the effect'}
      </Button>
    </section>
  )
}

function Effect({ effect }: { effect: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'playing' | 'over' | 'failed'>('playing')
  useEffect(() => {
    const control = new AbortController()
    const start = async () => {
      const play = await players[effectTypeOf(effect)]?.()
      if (play && box.current && !control.signal.aborted) await play(box.current, effect, control.signal)
    }
    start().then(
      () => !control.signal.aborted && setState('over'),
      () => !control.signal.aborted && setState('failed'),
    )
    return () => control.abort()
  }, [effect])
  return (
    <>
      <div
        ref={box}
        data-testid="effect"
        data-state={state}
        className="absolute inset-0 grid place-items-center [&>canvas]:size-full [&>canvas]:object-contain"
      />
      {state === 'failed' && (
        <p role="alert" className="absolute inset-x-3 inset-bs-3 rounded-md bg-surface p-3 text-danger">
          The effect cannot be played.
        </p>
      )}
    </>
  )
}
