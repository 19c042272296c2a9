import { clientOf } from '../../test/client.ts';
import { connectWith, startWorld, type World } from '../../test/openid.ts';
import { codeOf, Visitor, withTotp } from '../../test/second-factor.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const person = (email: string) => ({ email, name: 'Sabela', surname: 'Rey Lago' });
const visitor = () => new Visitor(world.server.address);
/** Users of providers have no password: a recent login is their proof. */
const switchOn = (token: string | undefined) => withTotp(clientOf(world.server.address, token));

it.each(['google', 'microsoft'] as const)(
  'a login with %s leads to the second step, and from there to where it was going',
  async (provider) => {
    const email = `${provider}@ejemplo.es`;
    const first = visitor();
    await connectWith(first, provider, person(email));
    const { secret } = await switchOn(first.cookie('token'));

    const browser = visitor();
    expect(await connectWith(browser, provider, person(email), '?redirect=/projects&rememberMe=true')).toBe(
      '/user/auth/second-factor?redirect=%2Fprojects',
    );
    expect([browser.isIn, (await browser.send('/api/users/me', 'GET')).status]).toEqual([false, 401]);
    expect((await browser.finish({ code: codeOf(secret) })).status).toBe(200);
    expect([browser.isIn, browser.cookie('u4iRememberMe')]).toEqual([true, 'true']);
  },
);

it('the token of a provider opens no session either', async () => {
  const register = async (browser: Visitor) => {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: world.openid.issuer, aud: 'google-dev', sub: 'cliente', iat: seconds, exp: seconds + 300 },
      ...{ email: 'cliente@ejemplo.es', email_verified: true, given_name: 'Sabela', family_name: 'Rey' },
    };
    return browser.send('/api/users-permissions/google/register', 'POST', {
      id_token: await world.openid.token(claims),
    });
  };
  const first = visitor();
  expect((await register(first)).status).toBe(200);
  const { secret } = await switchOn(first.cookie('token'));
  const browser = visitor();
  const { status, error } = await register(browser);
  expect([status, error?.name, browser.isIn]).toEqual([403, 'SecondFactorRequired', false]);
  expect((await browser.finish({ code: codeOf(secret) })).status).toBe(200);
});
