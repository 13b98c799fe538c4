import type { EventOf } from '@nimbo/contract'
import { useLingui } from '@lingui/react/macro'
import { toggleOriginal } from '../../../lib/translation/translations.ts'
import { useTranslationOf } from '../../../lib/translation/useReadText.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { chatSlice } from './chat.state.ts'
import { useTranslate } from './useTranslate.ts'

/** A row of a line's sheet: the line in the reader's language, or as it was said. */
export function TranslateLine({ line, onDone }: { line: EventOf<'chat'>; onDone: () => void }) {
  const { t } = useLingui()
  const offered = useSlice(chatSlice, (state) => state.translates)
  const state = useTranslationOf(line.id)
  const translate = useTranslate()
  if (!offered) return null
  const isDone = state?.is === 'done'
  const act = () => {
    if (isDone) toggleOriginal(line.id)
    else translate(line)
    onDone()
  }
  const label = !isDone ? t`Translate` : state.original ? t`See translation` : t`See original`
  return <ListRow icon="translate" label={label} render={<button type="button" data-testid="translate-line" onClick={act} />} />
}
