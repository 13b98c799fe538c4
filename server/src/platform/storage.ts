import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { Config } from './config.ts'

const CONNECT_MS = 2_000
const REQUEST_MS = 10_000

/** Form that a browser posts, as multipart whose last field is the file. */
export interface UploadForm {
  url: string
  fields: Record<string, string>
}
export interface StoredObject {
  body: Readable
  bytes: number
}
interface StoredPart extends StoredObject {
  /** Position in the whole: `bytes 0-99/500`. */
  range: string
}

/** Objects by key. What is not there is `undefined`; anything else that goes wrong is thrown. */
export interface Storage {
  ping(): Promise<void>
  /** Good for exactly this key and type and at most so many bytes: the storage server refuses everything else. */
  uploadForm(key: string, type: string, maxBytes: number, seconds: number): Promise<UploadForm>
  /** Size in bytes. */
  sizeOf(key: string): Promise<number | undefined>
  open(key: string): Promise<StoredObject | undefined>
  /** From one byte to another, both included; `outside` when there are none. */
  openPart(key: string, from: number, to: number | undefined): Promise<StoredPart | 'outside' | undefined>
  write(key: string, body: Buffer, type: string): Promise<void>
  /** A file of so many bytes, read as it is sent. */
  writeFile(key: string, path: string, bytes: number, type: string): Promise<void>
  /** An object that is not there counts as removed. */
  remove(key: string): Promise<void>
  /** Keys under a prefix that were last written before a moment, at most a thousand. */
  olderThan(prefix: string, moment: Date): Promise<string[]>
}

export function openStorage(config: Config['s3']): Storage {
  const { bucket: Bucket } = config
  const client = clientOf(config, config.endpoint)
  // Signs only, and never connects: the form has to name the address a browser reaches.
  const signer = clientOf(config, config.publicUrl)

  return {
    ping: async () => void (await client.send(new HeadBucketCommand({ Bucket }))),
    uploadForm: (Key, type, maxBytes, seconds) =>
      createPresignedPost(signer, {
        Bucket,
        Key,
        Conditions: [['content-length-range', 1, maxBytes]],
        Fields: { 'content-type': type },
        Expires: seconds,
      }),
    sizeOf: async (Key) => (await ifThere(client.send(new HeadObjectCommand({ Bucket, Key }))))?.ContentLength,
    async open(Key) {
      const found = await ifThere(client.send(new GetObjectCommand({ Bucket, Key })))
      return found && { body: found.Body as Readable, bytes: found.ContentLength ?? 0 }
    },
    async openPart(Key, from, to) {
      try {
        const found = await ifThere(client.send(new GetObjectCommand({ Bucket, Key, Range: `bytes=${from}-${to ?? ''}` })))
        return found && { body: found.Body as Readable, bytes: found.ContentLength ?? 0, range: found.ContentRange ?? '' }
      } catch (e) {
        if (e instanceof S3ServiceException && e.$metadata.httpStatusCode === 416) return 'outside'
        throw e
      }
    },
    write: async (Key, Body, ContentType) => void (await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))),
    async writeFile(Key, path, ContentLength, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(path), ContentLength, ContentType }))
    },
    remove: async (Key) => void (await ifThere(client.send(new DeleteObjectCommand({ Bucket, Key })))),
    async olderThan(Prefix, moment) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
      return Contents.filter((o) => o.Key && o.LastModified && o.LastModified < moment).map((o) => o.Key!)
    },
  }
}

function clientOf({ accessKey, secretKey }: Config['s3'], endpoint: string): S3Client {
  return new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
    // Not every S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (e) {
    if (e instanceof S3ServiceException && e.$metadata.httpStatusCode === 404) return undefined
    throw e
  }
}
