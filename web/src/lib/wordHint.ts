const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const wordsOf = (text: string): string =>
  Array.from(segmenter.segment(text.toLowerCase()), ({ segment, isWordLike }) => (isWordLike ? `${segment} ` : '')).join('')

/** True when a listed word stands in the text as it is. Only a hint: the server knows disguises and exceptions, and decides. */
export function isHinted(text: string, listed: readonly string[]): boolean {
  const words = ` ${wordsOf(text)}`
  return listed.some((word) => words.includes(` ${wordsOf(word)}`))
}
