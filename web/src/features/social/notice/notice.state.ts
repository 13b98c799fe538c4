import type { NoticeItem } from '@nimbo/contract'
import { create } from 'zustand'
import { useSession } from '../../../lib/session.ts'

/** Notices about the account that the person has not seen, in the order things happened. Apart from what fetches them: every start has this, few have one. */
export const useNotices = create<{ unseen: readonly NoticeItem[] }>()(() => ({ unseen: [] }))

useSession.subscribe((now, before) => now.uid !== before.uid && useNotices.setState({ unseen: [] }))

export function dropSeen(id: number): void {
  useNotices.setState(({ unseen }) => ({ unseen: unseen.filter((notice) => notice.id !== id) }))
}
