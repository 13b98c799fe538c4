import { createPaypal } from './payments/paypal.ts'
import { createPix } from './payments/pix.ts'
import { createTron } from './payments/tron.ts'
import { serveStandIns } from './providers/serveStandIns.ts'

/** Stands in for the companies that move money, registered as our server's environment says. */
serveStandIns(Number(process.env['NIMBO_PAYMENTS_PORT']), { paypal: createPaypal(), pix: createPix(), tron: createTron() })
