import { create } from 'zustand'
import { readStored, writeStored } from '../storage.ts'

/** tap: a line is translated when it is tapped. all: every line that is not in my language. */
export const chatTranslations = ['off', 'tap', 'all'] as const
export type ChatTranslation = (typeof chatTranslations)[number]

/** spoken: as the host speaks. mine: in my language. */
export const captionChoices = ['off', 'spoken', 'mine'] as const
export type CaptionChoice = (typeof captionChoices)[number]

const oneOf = <T extends string>(all: readonly T[], stored: string | null) => all.find((one) => one === stored)

/** Translation choices of this device. */
export const useTranslationChoices = create<{ chat: ChatTranslation; captions: CaptionChoice }>()(() => ({
  chat: oneOf(chatTranslations, readStored('translate-chat')) ?? 'tap',
  captions: oneOf(captionChoices, readStored('captions')) ?? 'spoken',
}))

export function chooseChatTranslation(chat: ChatTranslation): void {
  writeStored('translate-chat', chat)
  useTranslationChoices.setState({ chat })
}

export function chooseCaptions(captions: CaptionChoice): void {
  writeStored('captions', captions)
  useTranslationChoices.setState({ captions })
}
