import { Trans } from '@lingui/react/macro'
import { useLanguage } from './i18n.ts'
import { nestQuotes } from './nestQuotes.ts'

/** Words of a person in the quotation marks of the reader's language. */
export function Quoted({ text }: { text: string }) {
  const note = nestQuotes(text, useLanguage())
  return (
    <Trans comment="Words of another person, in quotation marks">
      “<bdi>{note}</bdi>”
    </Trans>
  )
}
