import { languages } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { languageFacts } from '@nimbo/contract'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { FieldTitle } from '../../../ui/FieldTitle.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { chooseCaptionLanguage, turnCaptions, useCaptioning } from './captionChoice.ts'
import type { CaptioningState } from './captionChoice.ts'
import { isLocal, speechApi } from './speech.ts'

interface CaptioningSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function CaptioningSheet({ open, onOpenChange }: CaptioningSheetProps) {
  const { t } = useLingui()
  const { on, language, state } = useCaptioning()
  const local = useLocal(language)
  const notes: Record<CaptioningState, string> = {
    off: t`Paused while your mic is off or you’re in a private live`,
    hearing: t`Viewers are reading along`,
    waiting: t`Waiting for your voice…`,
    refused: t`Your browser doesn’t allow captions in this language`,
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Captions`}>
      <Panel>
        <ListRow
          icon="captions"
          label={t`Show captions to viewers`}
          note={<span role="status">{on && notes[state]}</span>}
          end={<Switch label={t`Show captions to viewers`} checked={on} onChange={turnCaptions} />}
        />
      </Panel>
      <div className="flex flex-col gap-4 px-4 pbs-4">
        <div>
          <FieldTitle>
            <Trans>Language you speak</Trans>
          </FieldTitle>
          <Choices
            variant="grid"
            label={t`Language you speak`}
            choices={languages.map((key) => ({ key, label: <span lang={languageFacts[key].html}>{languageFacts[key].name}</span> }))}
            value={language}
            onChange={chooseCaptionLanguage}
          />
        </div>
        <p className="t-cap text-text-2" data-testid="captioning-privacy">
          {local ? (
            <Trans>Your device turns your voice into text by itself. No extra sound leaves it for this.</Trans>
          ) : (
            <Trans>Your browser turns your voice into text. Its maker may receive and process the sound to do this.</Trans>
          )}
        </p>
        <Button variant="quiet" size="xl" block onClick={() => onOpenChange(false)}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Sheet>
  )
}

/** False until the browser says otherwise: the stricter of the two notes. */
function useLocal(language: Language): boolean {
  const [local, setLocal] = useState<Language>()
  useEffect(() => {
    const api = speechApi()
    if (api) void isLocal(api, language).then((yes) => setLocal(yes ? language : undefined))
  }, [language])
  return local === language
}
