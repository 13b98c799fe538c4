/** The space between two sentences that are separate texts; Chinese writes none. */
export function SentenceGap() {
  return <span className="[:lang(zh)_&]:hidden"> </span>
}
