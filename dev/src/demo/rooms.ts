import { type DemoPerson, people } from './people.ts'

export interface DemoRoom {
  host: DemoPerson
  cover: string
  title: string
  liveclassid: number
}

export const demoRooms: DemoRoom[] = [
  { host: people.bia, cover: 'stage', title: 'Pagode ao vivo · pede a tua música', liveclassid: 1 },
  { host: people.noor, cover: 'lanterns', title: 'سهرة رمضانية وحكايات قبل السحور', liveclassid: 4 },
  { host: people.kaique, cover: 'neon-city', title: 'Rooftop set: deep house till sunrise', liveclassid: 2 },
]
