export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
export const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : [])
