/**
 * An OpenID provider on this machine, instead of Google's and Microsoft's: `npm start` runs it in development, the
 * API's tests drive it. A login takes any address. `OPENID_CLIENTS` is the JSON list of its clients
 * (client_id, client_secret, redirect_uris). With `OPENID_TAMPER=on`, POST /test/tamper makes the next ID
 * token wrong, and POST /test/token signs any claims: for tests of what must be refused.
 */
import { createHash, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type ClientMetadata, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { Memory } from './openid-memory.ts';

interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
  family_name: string;
  picture?: string;
}

const port = Number(process.env['OPENID_PORT'] ?? 3002);
const issuer = `http://localhost:${port}`;
const clients = JSON.parse(process.env['OPENID_CLIENTS'] ?? '[]') as ClientMetadata[];
const mayTamper = process.env['OPENID_TAMPER'] === 'on';

const people = new Map<string, Person>();
const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const [privateKey, strangerKey] = [newKey(), newKey()];
const kid = 'stand-in';

const provider: Provider = new Provider(issuer, {
  // Its data may be lost when it ends.
  adapter: Memory,
  clients: clients.map((client) => ({
    ...client,
    response_types: ['code'],
    grant_types: ['authorization_code'],
  })),
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
  cookies: { keys: [createHash('sha256').update(issuer).digest('hex')] },
  findAccount: (_, sub) => {
    const person = people.get(sub);
    return person && { accountId: sub, claims: () => ({ ...person }) };
  },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'picture'],
  },
  // Google puts them into the ID token as well.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  scopes: ['openid', 'email', 'profile'],
  features: {
    devInteractions: { enabled: false },
    introspection: { enabled: true },
    rpInitiatedLogout: { enabled: false },
  },
  interactions: { url: (_, { uid }) => `/login/${uid}` },
  // No consent page: all requests of our own clients are granted.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session, params } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    const asked = params?.['scope'];
    grant.addOIDCScope(typeof asked === 'string' ? asked : 'openid');
    await grant.save();
    return grant;
  },
  ttl: { Interaction: 600, Session: 60, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
});

/** Changes to the next ID token. `key: 'stranger'` signs it with an unknown key. */
let tampering: { claims?: object; key?: 'stranger' } | undefined;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string): object =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

function sign(claims: object, key?: string): string {
  const content = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`;
  return `${content}.${signBytes('sha256', Buffer.from(content), key === 'stranger' ? strangerKey : privateKey).toString('base64url')}`;
}

provider.use(async (ctx: KoaContextWithOIDC, next) => {
  await next();
  const body = ctx.body as { id_token?: string } | undefined;
  if (!tampering || body?.id_token === undefined) return;
  const { claims, key } = tampering;
  tampering = undefined;
  body.id_token = sign({ ...claimsOf(body.id_token), ...claims }, key);
});

const handle = provider.callback();

createServer((request, response) => {
  const path = new URL(request.url ?? '/', issuer).pathname;
  const answer = async (): Promise<void> => {
    if (path === '/readyz') return void response.end('ok');
    if (path === '/portrait.png') return void response.setHeader('content-type', 'image/png').end(portrait);
    if (mayTamper && path === '/test/tamper') {
      tampering = JSON.parse(await bodyOf(request)) as typeof tampering;
      return void response.end();
    }
    if (mayTamper && path === '/test/token') {
      const { claims, key } = JSON.parse(await bodyOf(request)) as { claims: object; key?: string };
      return void response.end(sign(claims, key));
    }
    if (!path.startsWith('/login/')) return void (await handle(request, response));
    const { params } = await provider.interactionDetails(request, response);
    if (request.method === 'GET')
      return void response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(loginPage(String(params['client_id'])));
    const form = new URLSearchParams(await bodyOf(request));
    if (form.has('cancel')) {
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person said no.',
      });
    }
    const person = personFrom(form);
    people.set(person.sub, person);
    await provider.interactionFinished(request, response, {
      login: { accountId: person.sub, remember: false },
    });
  };
  answer().catch((error: unknown) => {
    console.error(error);
    if (!response.headersSent) response.statusCode = 400;
    response.end();
  });
}).listen(port, '127.0.0.1', () => console.log(`OpenID stand-in: ${issuer}`));

function personFrom(form: URLSearchParams): Person {
  const email = (form.get('email') ?? '').trim() || 'nadie@ejemplo.test';
  return {
    // The same address is the same person.
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
    email,
    email_verified: form.get('verified') !== 'no',
    given_name: form.get('name') ?? '',
    family_name: form.get('surname') ?? '',
    ...(form.has('portrait') && { picture: `${issuer}/portrait.png` }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));

/** The login page for developers and tests; no user ever sees it. */
const loginPage = (client: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Acceso de desarrollo</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0}
input[type=email],input[type=text],select{width:100%;padding:.5rem;font:inherit;box-sizing:border-box}button{padding:.6rem 1rem;font:inherit}</style></head>
<body><main><h1>Acceso de desarrollo</h1>
<p>Hace de ${client === 'microsoft-dev' ? 'Microsoft' : 'Google'} en este equipo: escribe el email que quieras.</p>
<form method="post">
<label>Email <input type="email" name="email" required autofocus autocomplete="off"></label>
<label>Nombre <input type="text" name="name" value="Persona"></label>
<label>Apellidos <input type="text" name="surname" value="De Prueba"></label>
<label>Email confirmado <select name="verified"><option value="yes">Sí</option><option value="no">No</option></select></label>
<label><input type="checkbox" name="portrait" value="yes"> Con foto</label>
<button>Entrar</button> <button name="cancel" value="yes" formnovalidate>Cancelar</button>
</form></main></body></html>`;
