import { type Client, logIn } from '../../test/client.ts';
import { newStudent } from '../../test/new-student.ts';
import { ownProjects } from '../../test/own-projects.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import pg from 'pg';

/** Two people who want the same time at the same moment. */

let tested: { server: TestServer; coordinator: Client; project: number };
beforeAll(async () => {
  const server = await startServer();
  const coordinator = await logIn(server.address, 'coordinacion');
  const open = (await ownProjects(coordinator)).filter(({ status }) => status === 'new');
  tested = { server, coordinator, project: open[0]?.id ?? 0 };
});
afterAll(() => tested.server.stop());

const time = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000);

async function applicants(count: number, prefix: string) {
  const made: { who: Client; id: number }[] = [];
  for (let index = 0; index < count; index++) {
    const { who, cv } = await newStudent(tested.server, `${prefix}-${index}@ejemplo.es`);
    const motivation = 'Me interesa este proyecto porque quiero aplicar lo que he aprendido a un caso real.';
    const { data } = await who.call('POST /api/applys', {
      body: { data: { project: tested.project, motivation, CV: cv } },
    });
    await tested.coordinator.call('PUT /api/applys/:id', {
      params: { id: data.data.id },
      body: { data: { status: 'preselected' } },
    });
    made.push({ who, id: data.data.id });
  }
  return made;
}

const offer = async (ids: number[], ...times: Date[]) =>
  (
    await tested.coordinator.call('POST /api/interviews', {
      body: {
        data: {
          applications: ids,
          times: times.map((one) => one.toISOString()),
          minutes: 30,
          place_kind: 'phone',
          place: 'Te llamamos',
        },
      },
    })
  ).data.data.map(({ id }) => id as number);

it('gives a time to one of several students who take it at once, and refuses the others', async () => {
  const people = await applicants(4, 'a-la-vez');
  const slot = time(50);
  const interviews = await offer(
    people.map(({ id }) => id),
    slot,
  );
  const answers = await Promise.all(
    people.map(({ who }, index) =>
      who.wrong('POST /api/interviews/:id/take', {
        params: { id: interviews[index] as number },
        body: { data: { starts_at: slot.toISOString() } },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200).map(({ error }) => error.name)).toEqual(
    Array.from({ length: 3 }, () => 'SlotTaken'),
  );
});

it('lets a take and a cancellation, or two moves, at once end in what one of them asked for', async () => {
  const [one] = await applicants(1, 'a-la-vez-mover');
  const [first, second, third] = [time(60), time(63), time(66)];
  const [interview] = await offer([one!.id], first, second);
  const params = { id: interview as number };
  const take = one!.who.wrong('POST /api/interviews/:id/take', {
    params,
    body: { data: { starts_at: first.toISOString() } },
  });
  const [taken] = await Promise.all([
    take,
    tested.coordinator.wrong('POST /api/interviews/:id/cancel', {
      params,
      body: { data: { reason: 'La sala no está libre.' } },
    }),
  ]);
  const read = async (who: Client) => (await who.call('GET /api/interviews/:id', { params })).data.data;
  // Whoever was first, the interview is off for both: nobody waits in an empty room.
  expect([200, 409]).toContain(taken.status);
  for (const who of [one!.who, tested.coordinator])
    expect(await read(who)).toMatchObject({ state: 'cancelled' });

  // Two moves from the time that each of them saw: one counts.
  const [other] = await applicants(1, 'a-la-vez-mover-dos');
  const [again] = await offer([other!.id], second, third);
  const id = again as number;
  await other!.who.wrong('POST /api/interviews/:id/take', {
    params: { id },
    body: { data: { starts_at: second.toISOString() } },
  });
  const move = (who: Client, to: Date) =>
    who.wrong('POST /api/interviews/:id/move', {
      params: { id },
      body: { data: { from: second.toISOString(), starts_at: to.toISOString(), reason: 'Tengo clase.' } },
    });
  const moves = await Promise.all([move(other!.who, third), move(tested.coordinator, time(70))]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('lets a cancellation and a withdrawal at once end in one cancelled interview', async () => {
  const [one] = await applicants(1, 'a-la-vez-fin');
  const slot = time(53);
  const [interview] = await offer([one!.id], slot);
  const params = { id: interview as number };
  await Promise.all([
    one!.who.wrong('POST /api/interviews/:id/take', {
      params,
      body: { data: { starts_at: slot.toISOString() } },
    }),
    one!.who.wrong('POST /api/applys/:id/withdraw', { params: { id: one!.id }, body: { data: {} } }),
  ]);
  const { data } = await one!.who.call('GET /api/interviews/:id', { params });
  expect(data.data.state).toBe('cancelled');
});

it('is refused by the database itself, for two connections that asked nobody', async () => {
  const people = await applicants(2, 'dos-conexiones');
  const [one, other] = (await offer(
    people.map(({ id }) => id),
    time(56),
  )) as [number, number];
  const url = tested.server.databaseUrl;
  if (url === undefined) throw new Error('This test needs a PostgreSQL server.');
  const [first, second] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([first.connect(), second.connect()]);
  const take = `update interviews set state = 'taken', starts_at = $2, ends_at = $3 where id = $1`;
  try {
    await first.query('begin');
    await first.query(take, [one, time(56), time(57)]);
    // Waits for the first transaction, and then fails.
    const late = second.query(take, [other, time(56.5), time(57.5)]).catch((error: unknown) => error);
    await first.query('commit');
    expect(await late).toMatchObject({ code: '23P01', constraint: 'interviews_interviewer_free' });
    await expect(
      second.query(
        `insert into interviews (application_id, times, minutes, place_kind, place) select application_id, '[]', 30, 'phone', 'x' from interviews where id = $1`,
        [one],
      ),
    ).rejects.toMatchObject({ constraint: 'interviews_open_key' });
  } finally {
    await Promise.all([first.end(), second.end()]);
  }
});
