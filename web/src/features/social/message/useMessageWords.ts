import { useLingui } from '@lingui/react/macro'
import type { Peer, PrivateMessage } from '@nimbo/contract'
import { useLanguage } from '../../../lib/i18n.ts'

/** Name of a gift in this language. */
export function useGiftName(): (gift: NonNullable<PrivateMessage['gift']>) => string {
  const language = useLanguage()
  return ({ names }) => names[language]
}

/** One message in a line of a list. */
export function useMessageWords(): (message: PrivateMessage, uid: number) => string {
  const { t } = useLingui()
  const nameOf = useGiftName()
  return (message, uid) => {
    const said = message.erased === 1 ? t`Message deleted` : wordsOf(message)
    return message.uid === uid ? t`You: ${said}` : said
  }

  function wordsOf({ kind, ct, gift }: PrivateMessage): string {
    if (kind === 'image') return t`Photo`
    if (kind !== 'gift' || !gift) return ct
    const name = nameOf(gift)
    return gift.nums > 1 ? `${name} ×${gift.nums}` : name
  }
}

/** Name of the other; a deleted account has none. */
export function usePeerName(): (peer: Pick<Peer, 'user_nicename' | 'gone'>) => string {
  const { t } = useLingui()
  return ({ user_nicename: name, gone }) => (gone === 1 ? t`Deleted account` : name)
}
