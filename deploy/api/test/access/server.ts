import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Call, GuardedEntity } from '@puente/contract/call';
import { type CallName, type Calls, calls } from '@puente/contract/calls';
import { readConfig } from '../../src/config.ts';
import { EventStream } from '../../src/http/event-stream.ts';
import { makeLog } from '../../src/http/log.ts';
import { Refusal } from '../../src/http/refuse.ts';
import type { Queue } from '../../src/jobs/queue.ts';
import { inAlphabet } from '../../src/lists/alphabet.ts';
import { declaredRoutes, makeApp } from '../../src/server/app.ts';
import { loadRow } from '../../src/server/policies.ts';
import type { Routes } from '../../src/server/serve.ts';
import { startServer } from '../../src/server/server.ts';
import type { Services } from '../../src/server/services.ts';
import { addPeers, expiredSession, type Person, readBelonging, signEverybodyIn } from './people.ts';
import { ownedRows, readOwnedRows } from './rows.ts';
import { relationOf, targetsOf } from './targets.ts';

/**
 * The server of the access matrix. Everything before the handlers is real, but the handlers only confirm the access, so
 * that no request affects the next one. Lists are real, and with HANDLERS=real everything is (test/hostile). `/matrix`
 * returns the people and ids for the test.
 */

const letIn: Record<string, unknown> = {
  file: () => ({ stream: Readable.from(['in']), name: 'in.txt', mime: 'text/plain', size: 2 }),
  redirect: () => ({ location: '/' }),
  nothing: () => undefined,
  events: () => {
    const events = new EventStream(() => undefined);
    events.end();
    return events;
  },
};

const openDoors = Object.fromEntries(
  (Object.entries(calls) as [CallName, Call][]).map(([name, { scope, answer }]) => [
    name,
    scope
      ? declaredRoutes[name]
      : () => Promise.resolve(typeof answer === 'string' ? (letIn[answer] as () => unknown)() : { in: true }),
  ]),
) as unknown as Routes<Calls>; // Their results differ from the declarations, but no test reads them.

const makeOpenApp = async (services: Services, log: Parameters<typeof makeApp>[1]) => {
  // The clock's jobs would add rows after the test was told which there are.
  (services.queue as Queue).work = () => Promise.resolve();
  await addPeers(services.db);
  const people = await signEverybodyIn(services);
  const app = await makeApp(services, log, process.env['HANDLERS'] === 'real' ? declaredRoutes : openDoors);
  const tokens = {
    ...Object.fromEntries(people.map(({ who, token }) => [who, token] as const)),
    expired: await expiredSession(services),
  };
  app.get('/matrix', async (): Promise<object> => ({
    tokens,
    entities: await describeEntities(services, people),
  }));
  app.post('/seen/:entity/:who', async ({ params, body }) => {
    const { entity, who } = params as { entity: GuardedEntity; who: string };
    const actor = people.find((person) => person.who === who)?.actor ?? null;
    const seen = await Promise.all((body as number[]).map((id) => isSeen(services, entity, id, actor)));
    return (body as number[]).filter((_, index) => seen[index]);
  });
  app.post('/in-alphabet', async ({ body }): Promise<string[]> => {
    const rows = await services.db
      .select({ word: sql<string>`word` })
      .from(sql`unnest(${sql.param(body)}::text[]) as listed(word)`)
      .orderBy(inAlphabet(sql`word`));
    return rows.map(({ word }) => word);
  });
  return app;
};

/** For each entity and person: the ids to request, and the person's relation to each row. */
async function describeEntities({ db }: Services, people: readonly Person[]): Promise<object> {
  const belonging = await readBelonging(db);
  const described: Record<string, object> = {};
  for (const entity of Object.keys(ownedRows) as GuardedEntity[]) {
    const rows = await readOwnedRows(db, entity);
    described[entity] = Object.fromEntries(
      people.map(({ who, actor }) => [
        who,
        {
          shown: targetsOf(actor, rows, belonging, false),
          hidden: targetsOf(actor, rows, belonging, true),
          relations: Object.fromEntries(
            rows.map((row) => [
              row.id,
              `${relationOf(actor, row, belonging) === 'own' ? 'own' : 'others'}${row.hidden ? 'Hidden' : ''}`,
            ]),
          ),
        },
      ]),
    );
  }
  return described;
}

/**
 * Tells whether the policy shows the row to an actor. Uses an action that no call declares: it is always refused, but
 * as forbidden only to those who see the row.
 */
async function isSeen(
  { db }: Services,
  entity: GuardedEntity,
  id: number,
  actor: Person['actor'],
): Promise<boolean> {
  try {
    await loadRow(`${entity}.nothing`, db, id, actor);
  } catch (error) {
    if (error instanceof Refusal) return error.code !== 'NotFound';
    throw error;
  }
  throw new Error('The policy lets a user do what it does not know.');
}

/** Prints each SQL text with PRINT_QUERIES, for the test that requests change nothing. */
const printQuery = (text: string): void => void process.stdout.write(`${JSON.stringify({ sql: text })}\n`);

const server = await startServer(
  readConfig(process.env),
  makeLog('warn'),
  process.env['PRINT_QUERIES'] === 'on' ? printQuery : undefined,
  makeOpenApp,
);
process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
