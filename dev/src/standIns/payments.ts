import { createPaypal } from './payments/paypal.ts'
import { createPix } from './payments/pix.ts'
import { createTron } from './payments/tron.ts'
import { serveStandIns } from './serveStandIns.ts'

/** Stand-ins for the payment providers, with the registrations of our server's environment. */
serveStandIns(Number(process.env['NIMBO_PAYMENTS_PORT']), { paypal: createPaypal(), pix: createPix(), tron: createTron() })
