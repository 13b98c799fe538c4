import { readConfig } from '@nimbo/server/config'
import { openStorage } from '@nimbo/server/storage'
import type pg from 'pg'
import { artClip } from './artClip.ts'
import { people } from './people.ts'

const videos = [
  { person: people.lucia, cover: 'kitchen', seconds: 6, title: 'Empanadas de la abuela: the fold that never opens' },
  { person: people.bia, cover: 'stage', seconds: 5, title: 'Passagem de som na Ribeira' },
  { person: people.noor, cover: 'lanterns', seconds: 5, title: 'حكاية الفوانيس في دقيقة' },
  { person: people.bia, cover: 'beach', seconds: 4, title: 'Ensaio na praia' },
]

/** Short videos of demo people, each once, as their uploads: the worker converts them like anybody's. As the schema's owner. */
export async function seedVideos(client: pg.Client): Promise<void> {
  const storage = openStorage(readConfig(process.env).s3)
  for (const [n, { person, cover, seconds, title }] of videos.entries()) {
    const object = `00000000-0000-4000-9000-${String(n + 1).padStart(12, '0')}`
    const { rows } = await client.query('select 1 from video where object = $1', [object])
    if (rows.length > 0) continue
    await storage.write(`quarantine/${object}`, await artClip(cover, seconds), 'video/mp4')
    await client.query('insert into video (uid, object, title) values ($1, $2, $3) on conflict do nothing', [person.id, object, title])
  }
}
