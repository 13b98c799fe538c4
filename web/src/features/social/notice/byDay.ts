import type { NoticeItem } from '@nimbo/contract'

/** Since midnight where the person is, and before. A page that came twice while the list grew counts once. */
export function byDay(notices: readonly NoticeItem[], nowSeconds: number): { today: NoticeItem[]; earlier: NoticeItem[] } {
  const midnight = new Date(nowSeconds * 1_000).setHours(0, 0, 0, 0) / 1_000
  const once = [...new Map(notices.map((notice) => [notice.id, notice])).values()]
  return { today: once.filter(({ addtime }) => addtime >= midnight), earlier: once.filter(({ addtime }) => addtime < midnight) }
}
