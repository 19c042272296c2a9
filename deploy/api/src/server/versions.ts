import { eq } from 'drizzle-orm';
import type { VersionedEntity } from '../access/policy.ts';
import type { Database } from '../db/connect.ts';
import { refuse } from '../http/refuse.ts';
import { versionedTable } from './policies.ts';

/**
 * Locks the record that a call changes. Refuses the call when the record has changed since the version that its body
 * names as `base`. Call it first in the transaction that writes, so that of two changes to one version the second is
 * refused.
 * @throws Refusal ProjectChanged for a project, RecordChanged for any other; `details.updatedAt` is the current version
 */
export type AssertUnchanged = (tx: Database) => Promise<void>;

/** @param base version from the body; without it nothing is refused */
export const unchangedSince =
  (entity: VersionedEntity, id: number | undefined, base: string | undefined): AssertUnchanged =>
  async (tx) => {
    if (base === undefined) return;
    const table = versionedTable(entity);
    const [row] = await tx
      .select({ updatedAt: table.updatedAt })
      .from(table)
      .where(eq(table.id, id))
      .for('no key update');
    const updatedAt = row?.updatedAt as Date | undefined;
    if (updatedAt === undefined || updatedAt.getTime() === Date.parse(base)) return;
    throw refuse(entity === 'project' ? 'ProjectChanged' : 'RecordChanged', {
      updatedAt: updatedAt.toISOString(),
    });
  };
