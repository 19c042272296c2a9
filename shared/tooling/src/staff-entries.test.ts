import { join } from 'node:path';
import { z } from 'zod/mini';
import { parseQuery } from '@puente/api/http/parsing';
import type { Call } from '@puente/contract/call';
import { calls } from '@puente/contract/calls';
import { manifestNames } from '@puente/contract/manifest-names';
import { isAmong, staffRoles } from '@puente/contract/roles';
import type { ManifestStaffEntry } from '@puente/federation/manifest';
import { manifestFolders, readManifest } from '@puente/federation-build/webpack/read-manifest';

const manifests = manifestFolders(join(__dirname, '../../..')).map((folder) =>
  readManifest(folder, manifestNames),
);
const routes = manifests.flatMap((manifest) => manifest.routes);
const entries = manifests.flatMap(({ staff = [] }) => staff);
const declared: Readonly<Record<string, Call>> = calls;

/** Duties to which roles open something; all when there are none. */
const dutiesOf = (allowed: readonly string[] | undefined) =>
  staffRoles.filter((staffRole) => !allowed || isAmong(allowed, { role: 'staff', staffRole }));

/** Names the fields of a row of this list. */
function rowFields({ answer }: Call): string[] {
  const list = answer instanceof z.ZodMiniObject ? (answer.shape as Record<string, unknown>).data : undefined;
  const row = list instanceof z.ZodMiniArray ? list.def.element : undefined;
  return row instanceof z.ZodMiniObject ? Object.keys(row.shape) : [];
}

/** Reasons why an entry cannot work. */
function mistakesIn({ for: audience, route, queue }: ManifestStaffEntry): string[] {
  const page = routes.find(({ name }) => name === route);
  const duties = dutiesOf(page?.roles).filter((duty) => dutiesOf(audience).includes(duty));
  if (!page) return [`no app has the route ${route}`];
  const found = [duties.length === 0 && `the page ${route} is not for staff`];
  if (queue) {
    const call = declared[`GET ${queue.call.split('?')[0]}`];
    if (!call?.query) return [`${queue.call} is no list of the contract`];
    const { pagination, sort } = z
      .object({ pagination: z.object({ pageSize: z.number() }), sort: z.optional(z.string()) })
      .parse(parseQuery(call.query, queue.call));
    found.push(
      ...duties
        .filter((duty) => typeof call.access !== 'string' && !dutiesOf(call.access).includes(duty))
        .map((duty) => `${queue.call} is not open to the duty ${duty}`),
      pagination.pageSize !== 1 && 'the queue asks for more than one row',
      !sort?.endsWith(':asc') && 'the oldest row of the queue is not the first',
      !rowFields(call).includes(queue.oldest) && `a row of the queue has no ${queue.oldest}`,
    );
  }
  return found.filter((mistake) => mistake !== false);
}

it.each(entries.map((entry) => [entry.label, entry] as const))(
  'the entry of staff «%s» leads to a page of theirs, and its queue can be counted',
  (_, entry) => {
    expect(mistakesIn(entry)).toEqual([]);
  },
);

it('has entries, each with a name of its own', () => {
  const labels = entries.map(({ label }) => label);
  expect(labels).not.toEqual([]);
  expect(labels).toEqual([...new Set(labels)]);
});

const [entry] = entries;
const queueOf = (call: string, oldest = 'createdAt') => ({ queue: { call, oldest } });
const oneRow = 'pagination[pageSize]=1';

it.each([
  [{ route: 'nowhere' }, ['no app has the route nowhere']],
  [{ route: 'projectApply' }, ['the page projectApply is not for staff']],
  [queueOf('/api/nothing'), ['/api/nothing is no list of the contract']],
  [
    queueOf(`/api/organizations?sort=createdAt:desc&${oneRow}`),
    ['the oldest row of the queue is not the first'],
  ],
  [queueOf('/api/organizations?sort=createdAt:asc'), ['the queue asks for more than one row']],
  [
    queueOf(`/api/organizations?sort=createdAt:asc&${oneRow}`, 'madeAt'),
    ['a row of the queue has no madeAt'],
  ],
  [queueOf(`/api/organizations?sort=createdAt:asc&${oneRow}`), []],
])('finds the mistakes of %j', (change, mistakes) => {
  expect(entry && mistakesIn({ ...entry, ...change })).toEqual(mistakes);
});
