import type { router } from './routes.tsx'

/** Never run: the compiler is the test. */
export function typedAddresses(go: (typeof router)['navigate']): void {
  void go({ to: '/index' })
  void go({ to: '/liveAudience', search: { liveuid: 1001, stream: '1001_1700000000' } })
  // @ts-expect-error an address that is not in the table
  void go({ to: '/nowhere' })
  // @ts-expect-error a parameter the room does not have
  void go({ to: '/liveAudience', search: { liveuid: 1001, stream: '1001_1700000000', password: 'x' } })
  // @ts-expect-error a parameter of the wrong type
  void go({ to: '/liveAudience', search: { liveuid: '1001', stream: '1001_1700000000' } })
  // @ts-expect-error a room needs both
  void go({ to: '/liveAudience', search: { liveuid: 1001 } })
  // @ts-expect-error a route without parameters
  void go({ to: '/index', search: { liveuid: 1001 } })
}
