export const giftFilters = ['all', 'normal', 'deluxe', 'doodle', 'retired'] as const
export type GiftFilter = (typeof giftFilters)[number]
