import { useEffect } from 'react'
import { create } from 'zustand'

/** Pages whose news was told where it happened: the notice that leads there need not tell it once more. */
export const useToldHere = create<{ urls: ReadonlySet<string> }>()(() => ({ urls: new Set() }))

export function useTellHere(url: string | undefined): void {
  useEffect(() => {
    if (url !== undefined) useToldHere.setState(({ urls }) => (urls.has(url) ? { urls } : { urls: new Set([...urls, url]) }))
  }, [url])
}
