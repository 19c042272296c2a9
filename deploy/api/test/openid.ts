import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@puente/testing/free-port';
import { type Client, clientOf } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { environmentOfPrograms } from './test-program.ts';

/** @puente/testing/openid-provider as a separate process, with a client for each provider of the API. */
export interface OpenIdStandIn {
  issuer: string;
  /** Settings of the API that make it both Google and Microsoft. */
  env: Record<string, string>;
  /** Changes the next ID token, or signs it with a foreign key. */
  tamper: (change: { claims?: object; key?: 'stranger' }) => Promise<void>;
  /** A token with these claims, signed by the provider. */
  token: (claims: object, key?: 'stranger') => Promise<string>;
  /** An access token of a login to one of the applications. */
  accessToken: (application: 'google' | 'microsoft' | 'stranger', email: string) => Promise<string>;
  stop: () => void;
}

const publicUrl = 'http://localhost:3000';

export async function startOpenId(): Promise<OpenIdStandIn> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const clients = ['google', 'microsoft'].map((name) => ({
    client_id: `${name}-dev`,
    client_secret: `${name}-secret`,
    redirect_uris: [`${publicUrl}/api/connect/${name}/callback`],
  }));
  // Another application of the same provider, whose tokens are none of ours.
  const stranger = {
    client_id: 'stranger',
    client_secret: 'stranger-secret',
    redirect_uris: ['http://localhost:1/callback'],
  };
  const child = spawn(process.execPath, [join(__dirname, '../../../shared/testing/src/openid-provider.ts')], {
    env: {
      ...environmentOfPrograms,
      OPENID_PORT: String(port),
      OPENID_TAMPER: 'on',
      OPENID_CLIENTS: JSON.stringify([...clients, stranger]),
    },
    stdio: 'ignore',
  });
  await ready(child, issuer);
  const post = async (path: string, body: object): Promise<string> =>
    (await fetch(issuer + path, { method: 'POST', body: JSON.stringify(body) })).text();
  return {
    issuer,
    env: Object.fromEntries(
      ['google', 'microsoft'].flatMap((name) => [
        [`${name.toUpperCase()}_CLIENT_ID`, `${name}-dev`],
        [`${name.toUpperCase()}_CLIENT_SECRET`, `${name}-secret`],
        [`${name.toUpperCase()}_ISSUER`, issuer],
      ]),
    ),
    tamper: async (change) => void (await post('/test/tamper', change)),
    token: (claims, key) => post('/test/token', { claims, ...(key && { key }) }),
    accessToken: (application, email) => accessToken(issuer, application, email),
    stop: () => void child.kill(),
  };
}

/** Gets an access token like a client that contacts the provider itself. */
async function accessToken(issuer: string, application: string, email: string): Promise<string> {
  const [id, callback] =
    application === 'stranger'
      ? ['stranger', 'http://localhost:1/callback']
      : [`${application}-dev`, `${publicUrl}/api/connect/${application}/callback`];
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const browser = new Browser('');
  const back = await fillForm(
    browser,
    await browser.follow(`${issuer}/auth?${query.toString()}`),
    { email },
    (url) => url.startsWith(callback),
  );
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${application}-secret`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: new URL(back).searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function ready(child: ChildProcess, issuer: string): Promise<void> {
  for (let waited = 0; waited < 30_000 && child.exitCode === null; waited += 50) {
    if (
      await fetch(`${issuer}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error('The OpenID stand-in did not start.');
}

/** Minimal browser for redirects: cookies by origin, and one redirect at a time. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #address: string;

  /** @param address of the API, which replaces the public address */
  constructor(address: string) {
    this.#address = address;
  }

  cookie(name: string, origin = publicUrl): string | undefined {
    return this.#cookies.get(origin)?.get(name);
  }

  setCookie(name: string, value: string): void {
    this.#of(publicUrl).set(name, value);
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url);
    const cookie = [...this.#of(origin)].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url.replace(publicUrl, this.#address), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string> | undefined), ...(cookie && { cookie }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(line)) this.#of(origin).delete(name);
      else this.#of(origin).set(name, value);
    }
    return response;
  }

  /** Follows redirects until `stop` returns true, or there are no more. Returns the last address. */
  async follow(url: string, stop: (url: string) => boolean = () => false): Promise<string> {
    for (let current = url, hops = 0; hops < 15; hops++) {
      if (stop(current) || isPage(current)) return current;
      const response = await this.fetch(current);
      const location = response.headers.get('location');
      if (location === null) return current;
      current = new URL(location, current).href;
    }
    throw new Error('Too many redirects.');
  }

  json(path: string, method: string, body?: object): Promise<Response> {
    return this.fetch(publicUrl + path, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  #of(origin: string): Map<string, string> {
    const known = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, known);
    return known;
  }
}

/** Pages on which a login ends. The API does not serve them. */
const isPage = (url: string): boolean => url.startsWith(`${publicUrl}/connect/`);
const isCallback = (url: string): boolean => url.includes('/callback?');

interface Person {
  email: string;
  name?: string;
  surname?: string;
  verified?: 'no';
  portrait?: 'yes';
  cancel?: 'yes';
}

/** Goes from our button through the provider's form, up to the redirect back. */
export async function throughProvider(
  browser: Browser,
  provider: 'google' | 'microsoft',
  person: Person,
  query = '',
): Promise<string> {
  return fillForm(
    browser,
    await browser.follow(`${publicUrl}/api/connect/${provider}${query}`),
    person,
    isCallback,
  );
}

async function fillForm(
  browser: Browser,
  form: string,
  person: Person,
  until: (url: string) => boolean,
): Promise<string> {
  const answer = await browser.fetch(form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...person }).toString(),
  });
  return browser.follow(new URL(answer.headers.get('location') ?? '', form).href, until);
}

/** Runs a whole login. Returns the path, with its query, of the final page. */
export async function connectWith(
  browser: Browser,
  provider: 'google' | 'microsoft',
  person: Person,
  query = '',
): Promise<string> {
  const end = await browser.follow(await throughProvider(browser, provider, person, query));
  return end.replace(publicUrl, '');
}

/** The API with both providers, which the stand-in simulates. */
export interface World {
  openid: OpenIdStandIn;
  server: TestServer;
  anyone: Client;
  stop: () => Promise<unknown>;
}

export async function startWorld(): Promise<World> {
  const openid = await startOpenId();
  const server = await startServer({ env: openid.env });
  const stop = (): Promise<unknown> => {
    openid.stop();
    return server.stop();
  };
  return { openid, server, anyone: clientOf(server.address), stop };
}
