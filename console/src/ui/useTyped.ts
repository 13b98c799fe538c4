import { useEffect, useState } from 'react'

const restMs = 300

/** A field whose words are in the address once the typing rests, and which follows the address when somebody goes back. */
export function useTyped(words: string, onRest: (words: string) => void): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(words)
  const [seen, setSeen] = useState(words)
  const [sent, setSent] = useState(words)
  // An address that says what was sent is our own: letters typed meanwhile stay.
  if (words !== seen) {
    setSeen(words)
    if (words !== sent) setTyped(words)
  }
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => {
      setSent(typed.trim())
      onRest(typed.trim())
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed, words, onRest])
  return [typed, setTyped]
}
