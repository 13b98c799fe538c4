import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserKeys, decrypt } from '../../standIns/webPush.ts'

/** Reading every message would take more of the machine than sending it. */
const READ_EVERY = 1_000

export interface SinkReport {
  /** Devices that were sent something, and messages in all. */
  devices: number
  messages: number
  /** Messages that were opened, and how many of those were no announcement. */
  read: number
  wrong: number
}

/** A push service in a process of its own: takes everything at once and opens one message of a thousand. */
const keys = JSON.parse(process.argv[2]!) as BrowserKeys
const devices = new Set<string>()
const report: SinkReport = { devices: 0, messages: 0, read: 0, wrong: 0 }

const server = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => void chunks.push(chunk))
  req.on('end', () => {
    report.messages += 1
    devices.add(req.url!)
    report.devices = devices.size
    if (report.messages % READ_EVERY === 1) {
      report.read += 1
      if (!isAnnouncement(Buffer.concat(chunks))) report.wrong += 1
    }
    res.writeHead(201).end()
  })
})

function isAnnouncement(body: Buffer): boolean {
  try {
    return (JSON.parse(decrypt(body, keys)) as { tag: string }).tag.startsWith('live-')
  } catch {
    return false
  }
}

server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('message', () => process.send!(report))
