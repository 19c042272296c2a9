import { type Client, clientOf, logInAs } from '../../test/client.ts';
import { Browser, connectWith, type OpenIdStandIn, startOpenId, throughProvider } from '../../test/openid.ts';
import { confirmationIn, messagesTo, messageWith, nextMessageTo } from '../../test/outbox.ts';
import { startServer, startServerProcess, type TestServer } from '../../test/server.ts';
import { hostileAddresses } from '@puente/testing/open-redirects';

let openid: OpenIdStandIn;
let server: TestServer;
let anyone: Client;
beforeAll(async () => {
  openid = await startOpenId();
  server = await startServer({ env: openid.env });
  anyone = clientOf(server.address);
});
afterAll(async () => {
  openid.stop();
  await server.stop();
});

const person = (email: string) => ({ email, name: 'Sabela', surname: 'Rey Lago' });
const me = async (browser: Browser) =>
  (await (await browser.json('/api/users/me', 'GET')).json()) as {
    [key: string]: unknown;
    profileType: string | null;
  };
const signedIn = (browser: Browser): boolean => browser.cookie('token') !== undefined;

describe('§7.1 a login with a provider', () => {
  it('makes an account whose address is confirmed, without a profile', async () => {
    const browser = new Browser(server.address);
    expect(await connectWith(browser, 'google', { ...person('sabela@ejemplo.es'), portrait: 'yes' })).toBe(
      '/connect/google',
    );
    expect(await me(browser)).toMatchObject({
      email: 'sabela@ejemplo.es',
      name: 'Sabela',
      surname: 'Rey Lago',
      profileType: null,
      details: null,
    });
    expect(browser.cookie('u4iRememberMe')).toBe('false');
    expect(browser.cookie('u4iConnect')).toBeUndefined();
    // The portrait is fetched meanwhile.
    let picture: unknown;
    for (let waited = 0; waited < 5_000 && !picture; waited += 100) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ picture } = await me(browser));
    }
    expect(picture).toMatchObject({ mime: 'image/png' });
  });

  it('is the same person the next time, also with another address', async () => {
    const [first, second] = [new Browser(server.address), new Browser(server.address)];
    await connectWith(first, 'microsoft', person('dos@ejemplo.es'));
    const { id } = await me(first);
    await connectWith(second, 'microsoft', { ...person('dos@ejemplo.es'), verified: 'no' });
    expect((await me(second))['id']).toBe(id);
    expect(second.cookie('token')).not.toBe(first.cookie('token'));
  });

  it('leads on to a page of the site, and lasts when asked to', async () => {
    const browser = new Browser(server.address);
    const end = await connectWith(
      browser,
      'google',
      person('sigue@ejemplo.es'),
      '?redirect=%2Fprojects%2F12%3Fa%3D1&rememberMe=true',
    );
    expect(end).toBe('/connect/google?redirect=%2Fprojects%2F12%3Fa%3D1');
    expect(browser.cookie('u4iRememberMe')).toBe('true');
  });

  it('takes no hostile address along to a provider', async () => {
    const answers: { redirect: string; status: number; location: string | null }[] = [];
    for (const redirect of hostileAddresses) {
      const query = new URLSearchParams({ redirect });
      const answer = await anyone.fetch(`/api/connect/google?${query}`, { redirect: 'manual' });
      answers.push({ redirect, status: answer.status, location: answer.headers.get('location') });
    }
    // To the provider, where the way back is ours. Or refused, when it is longer than any page of ours.
    const wrong = answers.filter(
      ({ status, location }) =>
        !(
          (status >= 400 && status < 500) ||
          (status === 302 && /^http:\/\/localhost:\d+\/auth\?/.test(location ?? ''))
        ),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    'https://malo.example',
    '//malo.example',
    '/\\malo.example',
    '/api/auth/logout',
    'javascript:alert(1)',
  ])('never leads to %s', async (redirect) => {
    const browser = new Browser(server.address);
    expect(
      await connectWith(
        browser,
        'google',
        person('quieto@ejemplo.es'),
        `?redirect=${encodeURIComponent(redirect)}`,
      ),
    ).toBe('/connect/google');
  });

  it('is the same for a browser that asks for the way back twice at once, as with a service worker', async () => {
    const browser = new Browser(server.address);
    const back = await throughProvider(browser, 'google', person('doble@ejemplo.es'));
    const ends = await Promise.all([browser.follow(back), browser.follow(back)]);
    expect(ends).toEqual(Array(2).fill('http://localhost:3000/connect/google'));
    expect(signedIn(browser)).toBe(true);
  });

  it('asks the provider with PKCE, state and nonce, and keeps them from scripts', async () => {
    const answer = await anyone.fetch('/api/connect/google', { redirect: 'manual' });
    expect(answer.status).toBe(302);
    const location = new URL(answer.headers.get('location') ?? '');
    expect(location.origin).toBe(openid.issuer);
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      client_id: 'google-dev',
      redirect_uri: 'http://localhost:3000/api/connect/google/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(location.searchParams.get(name)?.length).toBeGreaterThan(30);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^u4iConnect=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe('a login that an attacker tampered with', () => {
  const refused = '/connect/google?error=ProviderRefused';

  it('is refused with another state, and without our cookie', async () => {
    const browser = new Browser(server.address);
    const back = await throughProvider(browser, 'google', person('estado@ejemplo.es'));
    const changed = new URL(back);
    changed.searchParams.set('state', 'otro');
    expect(await browser.follow(changed.href)).toBe(`http://localhost:3000${refused}`);
    // The same address once more: the journey was used up.
    expect(await browser.follow(back)).toBe(`http://localhost:3000${refused}`);
    const stranger = new Browser(server.address);
    expect(await stranger.follow(back)).toBe(`http://localhost:3000${refused}`);
    expect(signedIn(browser) || signedIn(stranger)).toBe(false);
  });

  it('is refused with the code of another browser’s login', async () => {
    const [victim, attacker] = [new Browser(server.address), new Browser(server.address)];
    const theirs = new URL(await throughProvider(attacker, 'google', person('ladron@ejemplo.es')));
    const own = new URL(await throughProvider(victim, 'google', person('victima@ejemplo.es')));
    own.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    expect(await victim.follow(own.href)).toBe(`http://localhost:3000${refused}`);
    expect(signedIn(victim)).toBe(false);
  });

  it('is refused with a cookie that we did not sign', async () => {
    const browser = new Browser(server.address);
    const back = await throughProvider(browser, 'google', person('cookie@ejemplo.es'));
    const [head, body] = (browser.cookie('u4iConnect') ?? '').split('.');
    browser.setCookie('u4iConnect', `${head}.${body}.AAAA`);
    expect(await browser.follow(back)).toBe(`http://localhost:3000${refused}`);
  });

  it('does not take one provider’s journey for the other’s', async () => {
    const browser = new Browser(server.address);
    const back = await throughProvider(browser, 'google', person('cambio@ejemplo.es'));
    expect(await browser.follow(back.replace('/google/', '/microsoft/'))).toBe(
      'http://localhost:3000/connect/microsoft?error=ProviderRefused',
    );
  });

  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['another nonce', { claims: { nonce: 'otro' } }],
    ['no time left', { claims: { exp: now - 3600, iat: now - 7200 } }],
    ['another audience', { claims: { aud: 'stranger' } }],
    ['another issuer', { claims: { iss: 'https://malo.example' } }],
    ['another signature', { key: 'stranger' as const }],
    ['nobody in it', { claims: { sub: '' } }],
  ])('is refused with an ID token that has %s', async (_, change) => {
    const browser = new Browser(server.address);
    const back = await throughProvider(browser, 'google', person('token@ejemplo.es'));
    await openid.tamper(change);
    expect(await browser.follow(back)).toBe(`http://localhost:3000${refused}`);
    expect(signedIn(browser)).toBe(false);
  });

  it('is taken with an ID token that was signed again as it was', async () => {
    const browser = new Browser(server.address);
    const back = await throughProvider(browser, 'google', person('token@ejemplo.es'));
    await openid.tamper({ claims: {} });
    expect(await browser.follow(back)).toBe('http://localhost:3000/connect/google');
  });

  it('is refused with an address that the provider has not confirmed', async () => {
    const browser = new Browser(server.address);
    expect(await connectWith(browser, 'google', { ...person('dudosa@ejemplo.es'), verified: 'no' })).toBe(
      '/connect/google?error=ProviderEmailUnverified',
    );
    expect(signedIn(browser)).toBe(false);
    // No account was made.
    expect(await connectWith(new Browser(server.address), 'google', person('dudosa@ejemplo.es'))).toBe(
      '/connect/google',
    );
  });

  it('says so when the person cancels', async () => {
    expect(
      await connectWith(new Browser(server.address), 'google', { ...person('no@ejemplo.es'), cancel: 'yes' }),
    ).toBe('/connect/google?error=ProviderCancelled');
  });

  it.each([
    ['nothing', ''],
    ['a code alone', '?code=x'],
    ['a stranger’s state', '?state=x&code=y'],
    ['an error that nobody asked for', '?error=access_denied'],
    ['a lot', `?state=${'x'.repeat(400)}&code=${'y'.repeat(3000)}&otra=cosa`],
  ])('is refused when it comes back with %s', async (_, query) => {
    const answer = await anyone.fetch(`/api/connect/google/callback${query}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, refused]);
  });
});

describe('an address that has an account here', () => {
  const local = async (email: string) => {
    const body = {
      username: email,
      email,
      password: 'caracola-93',
      name: 'Ana',
      surname: 'Rey',
      profileType: 'teacher' as const,
    };
    expect((await anyone.call('POST /api/auth/local/register', { body })).status).toBe(200);
    const confirmation = confirmationIn(await nextMessageTo(server.dataDir, email));
    await logInAs(server.address, email, body.password, confirmation);
  };
  const logIn = (browser: Browser, identifier: string, password = 'caracola-93') =>
    browser.json('/api/auth/local', 'POST', { identifier, password });

  it('is linked after a login with its password in the same browser, and only then', async () => {
    await local('vinculada@ejemplo.es');
    const browser = new Browser(server.address);
    expect(await connectWith(browser, 'google', person('vinculada@ejemplo.es'))).toBe(
      '/connect/google?error=AccountExists',
    );
    expect(signedIn(browser)).toBe(false);
    // Without proof, any number of times.
    expect(await connectWith(new Browser(server.address), 'google', person('vinculada@ejemplo.es'))).toBe(
      '/connect/google?error=AccountExists',
    );

    expect((await logIn(browser, 'vinculada@ejemplo.es', 'no-es-esta')).status).toBe(401);
    expect((await logIn(browser, 'vinculada@ejemplo.es')).status).toBe(200);
    expect(browser.cookie('u4iPendingLink')).toBeUndefined();
    const letter = await nextMessageTo(server.dataDir, 'vinculada@ejemplo.es', 1);
    expect(letter.subject).toBe('Ya puedes entrar en Puente con Google');

    const later = new Browser(server.address);
    expect(await connectWith(later, 'google', person('vinculada@ejemplo.es'))).toBe('/connect/google');
    expect(await me(later)).toMatchObject({ name: 'Ana', profileType: 'teacher' });
  });

  it('is not linked by a login to another account', async () => {
    await local('objetivo@ejemplo.es');
    await local('otra-cuenta@ejemplo.es');
    const browser = new Browser(server.address);
    await connectWith(browser, 'google', person('objetivo@ejemplo.es'));
    expect((await logIn(browser, 'otra-cuenta@ejemplo.es')).status).toBe(200);
    // The login of the other account has consumed the pending link.
    expect((await logIn(browser, 'objetivo@ejemplo.es')).status).toBe(200);
    expect(await connectWith(new Browser(server.address), 'google', person('objetivo@ejemplo.es'))).toBe(
      '/connect/google?error=AccountExists',
    );
    expect(await messagesTo(server.dataDir, 'objetivo@ejemplo.es')).toHaveLength(1);
  });

  it('is linked by a login with the other provider as well', async () => {
    const browser = new Browser(server.address);
    await connectWith(browser, 'google', person('ambos@ejemplo.es'));
    const { id } = await me(browser);
    const again = new Browser(server.address);
    expect(await connectWith(again, 'microsoft', person('ambos@ejemplo.es'))).toBe(
      '/connect/microsoft?error=AccountExists',
    );
    expect(await connectWith(again, 'google', person('ambos@ejemplo.es'))).toBe('/connect/google');
    const last = new Browser(server.address);
    expect(await connectWith(last, 'microsoft', person('ambos@ejemplo.es'))).toBe('/connect/microsoft');
    expect((await me(last))['id']).toBe(id);
  });

  it('does not help a user who registered another user’s address beforehand', async () => {
    const email = 'secuestrada@ejemplo.es';
    const body = {
      username: email,
      email,
      password: 'del-ladron-93',
      name: 'L',
      surname: 'L',
      profileType: 'teacher' as const,
    };
    await anyone.call('POST /api/auth/local/register', { body });
    const browser = new Browser(server.address);
    expect(await connectWith(browser, 'google', person(email))).toBe('/connect/google?error=AccountExists');
    // The owner of the address chooses a new password, which confirms the address and shuts the attacker out.
    await anyone.call('POST /api/auth/forgot-password', { body: { email } });
    const code = /code=([\w-]+)/.exec((await messageWith(server.dataDir, email, 'code=')).text)?.[1] ?? '';
    const reset = await browser.json('/api/auth/reset-password', 'POST', {
      code,
      password: 'la-mia-93',
      passwordConfirmation: 'la-mia-93',
    });
    expect(reset.status).toBe(200);
    expect((await logIn(new Browser(server.address), email, 'del-ladron-93')).status).toBe(401);
    expect(await connectWith(new Browser(server.address), 'google', person(email))).toBe('/connect/google');
  });
});

describe('providers', () => {
  it('are told, and only those with keys', async () => {
    expect((await anyone.call('GET /api/connect/providers', {})).data).toEqual({
      data: ['google', 'microsoft'],
    });
    const bare = await startServerProcess();
    const client = clientOf(bare.address);
    expect((await client.call('GET /api/connect/providers', {})).data).toEqual({ data: [] });
    for (const path of ['/api/connect/google', '/api/connect/microsoft/callback?code=x&state=y']) {
      expect((await client.fetch(path, { redirect: 'manual' })).status).toBe(404);
    }
    const answer = await client.call('POST /api/users-permissions/google/register', {
      body: { id_token: 'x' },
    });
    expect(answer.status).toBe(404);
    await bare.stop();
  });

  it('that do not answer cost a login and nothing else', async () => {
    const away = await startServerProcess({ env: { ...openid.env, GOOGLE_ISSUER: 'http://localhost:9' } });
    const answer = await fetch(`${away.address}/api/connect/google`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/connect/google?error=Unavailable');
    await away.stop();
  });
});
