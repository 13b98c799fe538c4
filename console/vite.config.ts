import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callProxy } from '../web/callProxy.ts'
import { precompress } from '../web/precompress.ts'

const port = Number(process.env['NIMBO_VITE_PORT'] ?? 3001)
const api = process.env['NIMBO_API_ORIGIN'] ?? 'http://127.0.0.1:3005'

const proxy = { '/media': { target: api }, '/upload': { target: api }, ...callProxy(api) }

/** Every screen has most of them: apart from each other they would be twenty requests. */
const primitives = { name: 'primitives', test: /[\\/](console[\\/]src[\\/](ui|lib)|web[\\/]src[\\/]ui)[\\/](?!QrCode)/ }

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  publicDir: '../web/public',
  server: { host: '127.0.0.1', port, strictPort: true, proxy },
  preview: { host: '127.0.0.1', port, strictPort: true, proxy },
  build: { target: 'es2022', manifest: true, rolldownOptions: { output: { codeSplitting: { groups: [primitives] } } } },
})
