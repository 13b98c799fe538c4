/** What the ledger and the audit log call a withdrawal. */
export const refOf = (id: number): string => `withdrawal:${id}`
