/** Controls a provider's stand-in (payers, disputes, outages) through its `_control` endpoint. */
export function standIn(apiUrl: string): <T = unknown>(command: Record<string, unknown>) => Promise<T> {
  return async <T>(command: Record<string, unknown>) => {
    const response = await fetch(`${apiUrl}/_control`, { method: 'POST', body: JSON.stringify(command) })
    if (!response.ok) throw new Error(`the stand-in answered HTTP ${response.status}`)
    return (await response.json()) as T
  }
}
