import { type Verdict, verifyStatement } from '@nimbo/contract/statement'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { publishedKeysQuery } from './statement.queries.ts'

export interface Checked {
  name: string
  verdict: Verdict
  /** False while the server's public key could not be loaded. */
  keyKnown: boolean
}

/** More than any file of ours: what is larger is not read into memory. */
const MOST_BYTES = 32 * 1024 * 1024

/** Checks files in this browser; nothing of them is sent anywhere. */
export function useVerdict() {
  const cache = useQueryClient()
  const [checked, setChecked] = useState<Checked>()
  const [busy, setBusy] = useState(false)

  async function check(file: File): Promise<void> {
    setBusy(true)
    try {
      const keys = await cache.fetchQuery(publishedKeysQuery)
      const text = file.size > MOST_BYTES ? '' : await file.text()
      setChecked({ name: file.name, verdict: await verifyStatement(text, keys ?? undefined), keyKnown: keys !== null })
    } finally {
      setBusy(false)
    }
  }
  return { checked, busy, check }
}
