import { useQuery } from '@tanstack/react-query'
import { pingMs } from './live.queries.ts'

/** The road to the server before anything is sent over it. */
export function usePing(): number | undefined {
  const { data } = useQuery({ queryKey: ['live', 'ping'], queryFn: pingMs, refetchInterval: 5000, refetchOnWindowFocus: false })
  return data
}
