import type { ServerResponse } from 'node:http'
import type { Order } from './books.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** Page on which a person agrees, or does not. */
export function approvePage(res: ServerResponse, order: Order): void {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: order.amount.currency_code }).format(Number(order.amount.value))
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>PayPal</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f7fa;font:16px/1.5 system-ui,sans-serif;color:#001c64}
main{width:min(360px,88vw);padding:32px 24px;background:#fff;border-radius:16px;text-align:center}
h1{margin:0 0 16px;font-size:26px;font-style:italic}p{margin:0 0 24px}strong{display:block;font-size:32px}
button{display:block;width:100%;min-height:48px;margin-top:12px;border:0;border-radius:24px;font:inherit;font-weight:600}
.pay{background:#0070e0;color:#fff}.cancel{background:none;color:#0070e0}
</style></head><body><main><h1>PayPal</h1><p>Nimbo<strong>${escaped(money)}</strong></p>
<form method="post"><button class="pay" name="choice" value="pay">Pay now</button>
<button class="cancel" name="choice" value="cancel">Cancel and return</button></form></main></body></html>`
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}
