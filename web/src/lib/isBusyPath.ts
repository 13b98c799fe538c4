const held = /^\/(?:liveAnchor|recharge|cashdesk|paypalcall|router|withdraw|addAccount|exchange|anchorAuth)(?:\/|$)/

/** Paths that are not left for something else: a broadcast, a payment, a sign-in at another company, a form with photos. */
export const isBusyPath = (path: string): boolean => held.test(path)
