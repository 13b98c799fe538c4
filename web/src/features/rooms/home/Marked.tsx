import { markedParts } from './markedParts.ts'

/** Text with the part that was searched for in colour; to a screen reader it is one text. */
export function Marked({ text, words }: { text: string; words: string }) {
  const [before, found, after] = markedParts(text, words)
  if (!found) return text
  return (
    <>
      {before}
      <mark className="bg-transparent text-(--mark,var(--accent))">{found}</mark>
      {after}
    </>
  )
}
