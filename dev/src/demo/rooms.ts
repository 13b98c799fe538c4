import type { Speech } from './captions.ts'
import { type DemoPerson, people } from './people.ts'

export interface DemoRoom {
  host: DemoPerson
  cover: string
  title: string
  liveclassid: number
  /** Has a wish and a task. */
  goals?: boolean
  /** Has captions of what the host says. */
  speech?: Speech
  /** A room behind a door: its type and price. Few look behind it, so it is drawn at a quarter of the rate. */
  door?: { type: 2 | 3; type_val: string }
  /** Smaller than usual. */
  size?: { width: number; height: number }
}

export const demoRooms: DemoRoom[] = [
  {
    host: people.bia,
    cover: 'stage',
    title: 'Pagode ao vivo · pede a tua música',
    liveclassid: 1,
    goals: true,
    speech: {
      lang: 'pt',
      phrases: ['Boa noite, gente, tudo bem com vocês?', 'A próxima música é para quem está com saudade.', 'Pede a tua música no chat!'],
    },
  },
  { host: people.noor, cover: 'lanterns', title: 'سهرة رمضانية وحكايات قبل السحور', liveclassid: 4 },
  { host: people.kaique, cover: 'neon-city', title: 'Rooftop set: deep house till sunrise', liveclassid: 2 },
  { host: people.theo, cover: 'mountains', title: 'Concert acoustique au sommet', liveclassid: 1, door: { type: 2, type_val: '200' } },
  { host: people.wei, cover: 'beauty', title: 'Glow in 10 minutes', liveclassid: 6, door: { type: 3, type_val: '20' } },
]
