import { generateKeyPairSync } from 'node:crypto'
import { interactionPolicy, Provider, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider'
import { secret } from './codes.ts'
import { formOf, type Registration, type StandIn } from '../serveStandIns.ts'
import { showSignInPage } from './signInPage.ts'

type Algorithm = 'RS256' | 'ES256'

/** The subject carries the name, so that the same name is the same person also after a restart. */
const subjectOf = (name: string): string => Buffer.from(name).toString('base64url')
const nameOf = (subject: string): string => Buffer.from(subject, 'base64url').toString()

/** A provider that speaks OpenID Connect: a certified server with one client, one question and no consent page. */
export function createOpenId(
  name: string,
  { issuer, clientId, clientSecret }: Registration & { issuer: string },
  redirectUri: string,
  algorithm: Algorithm,
): StandIn {
  const provider = new Provider(issuer, configuration(new URL(issuer).pathname, algorithm, { clientId, clientSecret }, redirectUri))
  const handle = provider.callback()

  const interaction: StandIn = async (req, res) => {
    if (req.method !== 'POST') return showSignInPage(res, name)
    const form = await formOf(req)
    const denied = { error: 'access_denied', error_description: 'the person gave up' }
    const result = form.get('answer') === 'no' ? denied : { login: { accountId: subjectOf(form.get('name') ?? ''), remember: false } }
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
  }

  return (req, res) => (req.url!.startsWith('/interaction/') ? interaction(req, res) : handle(req, res))
}

function configuration(path: string, algorithm: Algorithm, client: Registration, redirectUri: string): Configuration {
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys: [keyFor(algorithm)] },
    cookies: { keys: [secret()] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${path}/interaction/${uid}`, policy: askEveryTime() },
    claims: { openid: ['sub'], profile: ['name'] },
    // Google puts the name into the id_token itself.
    conformIdTokenClaims: false,
    findAccount: (_ctx, accountId) => ({ accountId, claims: async () => ({ sub: accountId, name: nameOf(accountId) }) }),
    loadExistingGrant: grantEverything,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  }
}

function keyFor(algorithm: Algorithm): JWK {
  const { privateKey } =
    algorithm === 'RS256' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: algorithm, use: 'sig', kid: secret() }
}

/** Prompt at every sign-in, for developers who want to be different people: a browser that was here before is asked again. */
function askEveryTime() {
  const policy = interactionPolicy.base()
  policy
    .get('login')!
    .checks.add(
      new interactionPolicy.Check('always', 'the person is asked every time', (ctx) =>
        ctx.oidc.result?.login ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope('openid profile')
  await grant.save()
  return grant
}
