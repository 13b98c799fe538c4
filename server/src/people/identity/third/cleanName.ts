const MAX_LENGTH = 30
/** Control characters, private ones, and the marks that turn the direction of the text around them. */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

/** A name somebody else wrote, as we would have taken it from the person: one line, no tricks, never cut through a character. */
export function cleanName(name: string): string {
  const text = name.normalize('NFC').replace(/\s+/g, ' ').replace(unwanted, '').trim()
  let short = ''
  for (const character of new Intl.Segmenter().segment(text)) {
    if (short.length + character.segment.length > MAX_LENGTH) break
    short += character.segment
  }
  return short.trim()
}
