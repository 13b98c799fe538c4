import { useEffect } from 'react'
import { useTranslationChoices } from '../../../lib/translation/choices.ts'
import { useTranslator } from '../../../lib/translation/useTranslator.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { chatSlice } from './chat.state.ts'

/** Gives the chat its translations, where somebody translates here and the reader wants it. */
export function ChatTranslation() {
  const room = useRoom()
  const offered = useTranslator()
  const chosen = useTranslationChoices((choices) => choices.chat)
  const translates = offered && chosen !== 'off'
  useEffect(() => {
    room.update(chatSlice, (state) => ({ ...state, translates }))
  }, [room, translates])
  return null
}
