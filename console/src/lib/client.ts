import { createClient } from '@nimbo/contract'

/** The operator origin answers on the page's own address; who may reach it is decided in front of it. */
export const client = createClient({ origin: location.origin, language: () => 'en', credentials: () => undefined })
