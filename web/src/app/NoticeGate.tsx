import type { NoticeItem } from '@nimbo/contract'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { dropSeen, useNotices } from '../features/social/notice/notice.state.ts'
import { useToldHere } from '../lib/toldHere.ts'
import { whenOpened } from '../ui/whenOpened.tsx'
import { useCurrentRoute } from './useCurrentRoute.ts'

const NoticeSheet = whenOpened(async () => (await import('../features/social/notice/NoticeSheet.tsx')).NoticeSheet)

/** It is gone from the screen at once; when the server is not told, it comes again at the next start. */
function see(id: number): void {
  dropSeen(id)
  void import('../features/social/notice/notice.queries.ts').then(({ tellSeen }) => tellSeen({ id })).catch(() => undefined)
}

/** Unseen notices about the account, one at a time. Not over a room, which has its own way to say what happens in it, over the list that has them all, over the page that says more, nor when it was told where it happened. */
export function NoticeGate() {
  const router = useRouter()
  const first = useNotices(({ unseen }) => unseen[0])
  const { pathname, searchStr } = useLocation()
  const elsewhere = useCurrentRoute().facts?.frame !== undefined || pathname === '/notices'
  // The outcome of an appeal leads to the page of its sanction, and was not told with that.
  const told = useToldHere(({ urls }) => first?.kind === 'sanction' && urls.has(first.url))
  const said = first !== undefined && (told || first.url === pathname + searchStr)
  const shown = useShown(said ? undefined : first)
  useEffect(() => {
    if (said) see(first.id)
  }, [said, first])
  if (!shown) return null
  const read = (url: string) => {
    see(shown.id)
    router.history.push(url)
  }
  const open = first === shown && !elsewhere && !said
  return <NoticeSheet key={shown.id} open={open} onOpenChange={(next) => !next && see(shown.id)} notice={shown} onRead={read} />
}

/** Its words stay while the sheet leaves. */
function useShown(first: NoticeItem | undefined): NoticeItem | undefined {
  const [shown, setShown] = useState(first)
  if (first && first !== shown) setShown(first)
  return shown
}
