import { rm } from 'node:fs/promises';
import { forTeardown } from './teardown-state.ts';

export default async function tearDown(): Promise<void> {
  await forTeardown.stopPostgres?.();
  if (forTeardown.folder) await rm(forTeardown.folder, { recursive: true, force: true });
}
