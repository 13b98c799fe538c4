export { clearSeats, firstGuest, hasFreeSeat, linkOf, linksOf, lockSeats, revokeLink, type GuestLink } from './guest.store.ts'
export { applyRight, checkSender, recordDisconnect, reconcileGuests } from './guestMedia.ts'
export { isVideo, takeMicStep, tracksFor, type MicStepTaken } from './micLink.ts'
