import { expect, test } from 'vitest'
import { endlessAnimations } from './endlessAnimations.ts'

test('what moves for ever is found, however it is written; what waits may', () => {
  const text = `
    animation: bars 900ms infinite alternate;
    animation: skeleton 1.2s infinite alternate ease-in-out;
    animation: pop 200ms both;
    animation-iteration-count: infinite;
    <i className="size-2 animate-spin" />
    box.animate(frames, { duration: 900, iterations: Infinity })
    useInfiniteQuery(infiniteQueryOptions({}))
  `
  expect(endlessAnimations('x.css', text)).toHaveLength(4)
})
