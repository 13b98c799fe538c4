import { Auth, CERTIFICATION_CONSENT, type Input } from '@nimbo/contract'
import sharp from 'sharp'
import type { Person, TestServer } from './startTestServer.ts'
import { uploadAs } from './uploadAs.ts'

type Application = Input<typeof Auth.setNewAuth>

export async function uploadPhoto(server: TestServer, person: Person, kind: 'certification' | 'avatar' = 'certification'): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return (await uploadAs(server, person, { kind, bytes })).object
}

export const completeApplication = (user_img: string): Application => ({
  real_name: 'Rafaela Okoye dos Santos',
  sex: 2,
  birthday: '2002-02-09',
  nationality: 'BR',
  contact_type: 'whatsapp',
  contact: '+55 71 98842-0619',
  user_img,
  consent: CERTIFICATION_CONSENT,
})

/** Applies as somebody would, with a photo of their own. Answers the application's id. */
export async function applyForCertification(server: TestServer, person: Person, change: Application = {}): Promise<number> {
  const application = { ...completeApplication(await uploadPhoto(server, person)), ...change }
  return (await person.client.call(Auth.setNewAuth, application)).id
}
