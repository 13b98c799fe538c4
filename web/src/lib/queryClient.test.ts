import { InfiniteQueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient, refetchesOnFocus } from './queryClient.ts'

test('coming back to the page asks again for what one call answers, not for all pages somebody scrolled through', async () => {
  const queryFn = vi.fn<() => Promise<number[]>>(async () => [1])
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['pages'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_last: number[], pages: number[][]) => pages.length + 1,
  })
  const stop = observer.subscribe(() => undefined)
  const query = queryClient.getQueryCache().find({ queryKey: ['pages'] })!
  await expect.poll(() => query.state.status).toBe('success')
  expect(refetchesOnFocus(query)).toBe(true)
  await observer.fetchNextPage()
  expect(refetchesOnFocus(query)).toBe(false)
  stop()
  queryClient.clear()
})
