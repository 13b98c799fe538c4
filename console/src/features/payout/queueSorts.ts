const columns = ['host', 'tickets', 'waiting', 'risk'] as const

/** What a page of the queue can be sorted by, as the address names it; a minus turns the order around, nothing is the server's own order. */
export const queueSorts = ['', ...columns, ...columns.map((column) => `-${column}` as const)] as const
export type QueueSort = (typeof queueSorts)[number]
