import { useEffect } from 'react'

/** What search engines and sharing sheets say about this screen; the product's own words come back when it is left. */
export function useDescription(text: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta) return
    const before = meta.content
    meta.content = text
    return () => void (meta.content = before)
  }, [text])
}
