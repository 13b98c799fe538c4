import type { ServerResponse } from 'node:http'

/** Page in place of a provider's password form: here a name is enough, and the same name is always the same person. */
export function showSignInPage(res: ServerResponse, provider: string): void {
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${provider} (stand-in)</title>
<style>body{font:17px/1.4 system-ui;margin:0;display:grid;place-items:center;min-height:100vh;background:#eef1f5;color:#1b1d22}
form{display:grid;gap:14px;width:min(340px,86vw);background:#fff;padding:28px;border-radius:18px;box-shadow:0 6px 30px #0002}
h1{font-size:22px;margin:0}p{margin:0;color:#565b66}input,button{font:inherit;padding:13px;border-radius:10px;border:1px solid #c5cad3}
button{background:#1b1d22;color:#fff;border:0;font-weight:700}button.quiet{background:none;color:#565b66;font-weight:400}</style>
<form method="post"><h1>Sign in with ${provider}</h1><p>A stand-in for development: no password, any name.</p>
<input name="name" aria-label="Name" placeholder="Name" maxlength="40" required autofocus>
<button name="answer" value="yes">Continue</button><button class="quiet" name="answer" value="no" formnovalidate>Cancel</button></form></html>`)
}
