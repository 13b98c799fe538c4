import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Config } from './config.ts'

export interface Storage {
  ping(): Promise<void>
}

export function openStorage(config: Config['s3']): Storage {
  const client = new S3Client({
    endpoint: config.endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
  })
  return { ping: async () => void (await client.send(new HeadBucketCommand({ Bucket: config.bucket }))) }
}
