const columns = ['host', 'tickets', 'waiting', 'risk'] as const

/** Sort orders of the queue, as the address names them; a minus reverses the order, empty is the server's own. */
export const queueSorts = ['', ...columns, ...columns.map((column) => `-${column}` as const)] as const
export type QueueSort = (typeof queueSorts)[number]
