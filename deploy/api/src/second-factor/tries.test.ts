import { type Client, logIn } from '../../test/client.ts';
import { codeOf, Visitor, withTotp } from '../../test/second-factor.ts';
import { startServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let student: Client;
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: '1' } });
  student = await logIn(server.address, 'estudiante');
  ({ secret, recoveryCodes } = await withTotp(student, 'Puente-2026'));
});
afterAll(() => server.stop());

/** Each visitor has an address of their own. */
class From extends Visitor {
  readonly #address: string;
  constructor(address: string) {
    super(server.address);
    this.#address = address;
  }

  override fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': this.#address };
    return super.fetch(url, { ...init, headers });
  }
}

const at = async (address: string): Promise<Visitor> => {
  const visitor = new From(address);
  await visitor.begin('estudiante@puente.test', 'Puente-2026');
  return visitor;
};

it('lets five codes be tried from an address, and a right one is not counted', async () => {
  const owner = await at('10.0.0.1');
  expect((await owner.finish({ code: codeOf(secret) })).status).toBe(200);

  const thief = await at('10.0.0.2');
  const tries = [];
  for (let attempt = 0; attempt < 6; attempt++)
    tries.push((await thief.finish({ code: `00000${attempt}` })).status);
  expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
  // Neither a right one, nor another ticket helps.
  expect((await thief.finish({ recoveryCode: recoveryCodes[0] })).status).toBe(429);
  expect((await (await at('10.0.0.2')).finish({ recoveryCode: recoveryCodes[0] })).status).toBe(429);
  expect((await (await at('10.0.0.1')).finish({ recoveryCode: recoveryCodes[0] })).status).toBe(200);
});

it('lets twenty be tried from everywhere, many at once too', async () => {
  const thieves = await Promise.all(['10.0.0.3', '10.0.0.4', '10.0.0.5', '10.0.0.6'].map(at));
  const answers = await Promise.all(
    thieves.flatMap((thief) => Array.from({ length: 5 }, () => thief.finish({ code: '123123' }))),
  );
  // Five were used up by the test before.
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(15);
  expect((await (await at('10.0.0.7')).finish({ code: '123123' })).status).toBe(429);
});
