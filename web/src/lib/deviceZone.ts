/** The time zone of this device by its IANA name; empty where the browser does not say. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
