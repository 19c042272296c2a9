import { type CallName, calls } from '@puente/contract/calls';
import type { Call } from '@puente/contract/call';
import { type Client, clientOf, type DemoAccount, logIn } from '../test/client.ts';
import { startServer, type TestServer } from '../test/server.ts';

/** The access matrix: what a call declares is what its server does, for everybody. */

const accounts = {
  student: 'estudiante',
  coordinator: 'coordinacion',
  projectManager: 'gestion',
  teacher: 'docente',
  staff: 'staff',
} as const satisfies Record<string, DemoAccount>;
type Who = keyof typeof accounts | 'anyone';

let server: TestServer;
const clients = new Map<Who, Client>();
beforeAll(async () => {
  server = await startServer();
  clients.set('anyone', clientOf(server.address));
  for (const [role, account] of Object.entries(accounts)) clients.set(role as Who, await logIn(server.address, account));
});
afterAll(() => server.stop());

const everybody: readonly Who[] = ['anyone', 'student', 'coordinator', 'projectManager', 'teacher', 'staff'];

/** The last one ends the sessions that the others need. */
const ordered = (Object.entries(calls) as [CallName, Call][]).sort(([a], [b]) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')));

const matrix = ordered.flatMap(([name, { access }]) =>
  everybody.map((who) => {
    const isAdmitted = access === 'anyone' || (who !== 'anyone' && (access === 'signedIn' || access.some((role) => role === who)));
    return [name, who, isAdmitted ? 'admitted' : who === 'anyone' ? 'Unauthorized' : 'Forbidden'] as const;
  }),
);

it.each(matrix)('%s by %s: %s', async (name, who, expected) => {
  // A row that is not there and a body that is empty: whoever is admitted is refused for that, later on.
  const { status, error } = await (clients.get(who) as Client).wrong(name, {
    params: { id: 2_000_000_000 },
    ...(!name.startsWith('GET') && { body: {} }),
  });
  const refusal = (error as { name: string } | undefined)?.name;
  if (expected !== 'admitted') return expect(refusal).toBe(expected);
  expect(['Unauthorized', 'Forbidden', 'Unexpected']).not.toContain(refusal);
  expect(status).toBeLessThan(500);
});
