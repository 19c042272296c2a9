import type { FilePurpose } from '@puente/contract/entities/file';
import { limits } from '@puente/contract/limits';
import { uploadRoutes } from './routes.ts';

/**
 * Returns the size at which the handler has an upload cut off. The response would be the same for an upload that was
 * read in full first.
 */
async function cutOffAt(query: { for?: FilePurpose }): Promise<number> {
  let cutOff = 0;
  const files = (bytes: number) => {
    cutOff = bytes;
    return [];
  };
  const db = { insert: () => ({ values: () => ({ returning: () => Promise.resolve([]) }) }) };
  await uploadRoutes['POST /api/upload']({ query, actor: { role: 'staff' }, files, db } as never);
  return cutOff;
}

it.each(['cv', 'tfx', 'delivery', 'logo', 'picture', 'resource', 'cover', 'agreement'] as const)(
  'lets in no more of a file than its kind may have: %s',
  async (purpose) => {
    expect(await cutOffAt({ for: purpose })).toBe(limits.uploads[purpose].bytes);
  },
);

it('lets in no more than any kind may have when the request names none', async () => {
  expect(await cutOffAt({})).toBe(limits.uploads.tfx.bytes);
});

it('lets in what the specification lets in', () => {
  const megabytes = Object.entries(limits.uploads).map(([kind, { bytes }]) => [kind, bytes / 1024 / 1024]);
  expect(Object.fromEntries(megabytes)).toEqual({
    cv: 5,
    tfx: 20,
    delivery: 20,
    logo: 2,
    picture: 10,
    resource: 10,
    cover: 10,
    agreement: 10,
  });
});
