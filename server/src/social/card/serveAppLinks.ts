import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'

/** Paths that no app opens: files, and those to which another company's page returns in the browser it was left from. */
const notInApp = ['/export/*', '/card/*', '/media/*', '/assets/*', '/router', '/paypalcall', '/hooks/*']

/** Apps that open our links. Phones fetch these when an app is installed; without an app the answer is 404, never the page. */
export function serveAppLinks(app: FastifyInstance, { apps }: Pick<Config, 'apps'>): void {
  const { iosIds, androidPackage, androidFingerprints } = apps
  const apple = {
    applinks: {
      details: [{ appIDs: iosIds, components: [...notInApp.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }] }],
    },
  }
  const android = [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: androidPackage, sha256_cert_fingerprints: androidFingerprints },
    },
  ]
  const serve = (name: string, isOffered: boolean, content: object) =>
    app.route({
      method: ['GET', 'HEAD'],
      url: `/.well-known/${name}`,
      handler: (_req, reply) =>
        isOffered
          ? reply.header('cache-control', 'public, max-age=3600').type('application/json').send(JSON.stringify(content))
          : reply.status(404).header('cache-control', 'no-store').send(),
    })
  serve('apple-app-site-association', iosIds.length > 0, apple)
  serve('assetlinks.json', androidPackage !== '' && androidFingerprints.length > 0, android)
}
