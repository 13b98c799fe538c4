import { Redis } from 'ioredis'
import { createLimits } from '../platform/limit.ts'
import { createMetrics } from '../platform/metrics.ts'

/** Budgets without a Redis, of a process that has them to itself. */
export const memoryLimits = () => createLimits({ redis: new Redis({ lazyConnect: true }), metrics: createMetrics(), processes: 1 })
