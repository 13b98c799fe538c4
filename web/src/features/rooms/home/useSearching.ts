import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { entryIndex } from '../../../ui/appHistory.ts'

/** Open state of the search. It belongs to the visit of a screen it was opened on: a room found there hides it, coming back shows it. */
export function useSearching(): [searching: boolean, setSearching: (open: boolean) => void] {
  const here = useLocation({ select: ({ pathname, state }) => `${entryIndex(state)} ${pathname}` })
  const [openedAt, setOpenedAt] = useState<string>()
  return [openedAt === here, (open) => setOpenedAt(open ? here : undefined)]
}
