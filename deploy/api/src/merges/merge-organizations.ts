import { asc, inArray } from 'drizzle-orm';
import { type MergedField, mergedFieldCodes, type MergeRight } from '@puente/contract/constants/merges';
import type { OrganizationMerge } from '@puente/contract/entities/merge';
import type { FileId, MergeId, OrganizationId, UserId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { files, merges, organizations, users } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { Post } from '../mail/post.ts';
import { insiderFields, publicFields } from '../organizations/fields.ts';
import { noteEvent } from '../organizations/history.ts';
import { actsFor } from '../organizations/people.ts';
import type { OrganizationRow } from '../organizations/policy.ts';
import { noteContactsGiven } from '../students/contact-disclosures.ts';
import { Journal } from './journal.ts';
import { organizationRules } from './organization-rules.ts';
import { type Pair, pairOf } from './pair.ts';
import { carryOut, describe, type Plan, planOf, versionOf } from './plan.ts';
import { peopleToTell, tellOfMerge } from './tell-people.ts';

/** Column of each field that a merge compares. The name, the verification and its rights are those of the remaining one. */
const columns = {
  ...publicFields,
  ...insiderFields,
  logo: 'logoId',
  academic_profiles: 'academicProfiles',
} as const satisfies Record<MergedField, keyof OrganizationRow>;

/** @throws Refusal ValidationError when both are the same, or one does not exist */
export async function previewOrganizationMerge(
  db: Database,
  from: OrganizationId,
  into: OrganizationId,
): Promise<OrganizationMerge> {
  const pair = pairOf(
    await db
      .select()
      .from(organizations)
      .where(inArray(organizations.id, [from, into])),
    {
      from,
      into,
    },
  );
  const plan = await planOrganizations(db, from, into);
  return {
    version: version(plan, pair),
    ...(await describe(db, plan)),
    fields: await differences(db, pair),
    rights: rightsOf(pair),
    mails: await peopleToTell(db, pair),
  };
}

interface Merging {
  from: OrganizationId;
  into: OrganizationId;
  /** Version of the preview that the member of staff has read. */
  version: string;
  by: UserId;
}

/**
 * Merges an organisation into another in one transaction, and deletes it. Its people and those of the other one are told.
 * @throws Refusal MergeChanged when either has changed since the preview; ValidationError like the preview
 */
export const mergeOrganizations = (
  db: Database,
  post: Post,
  { from, into, version: seen, by }: Merging,
): Promise<MergeId> =>
  db.transaction(async (tx) => {
    // Rows that reference an organisation are inserted before or after the merge, never during it.
    const rows = await tx
      .select()
      .from(organizations)
      .where(inArray(organizations.id, [from, into]))
      .orderBy(asc(organizations.id))
      .for('update');
    const pair = pairOf(rows, { from, into });
    const plan = await planOrganizations(tx, from, into);
    if (version(plan, pair) !== seen) throw refuse('MergeChanged');
    const journal = new Journal(tx);
    await carryOut(journal, plan);
    const filled = missingFields(pair);
    if (Object.keys(filled).length > 0) await journal.change(null, organizations, pair.into, filled);
    await journal.remove(null, organizations, [pair.from]);
    const [made] = await tx
      .insert(merges)
      .values({
        kind: 'organization',
        fromId: from,
        intoId: into,
        fromName: pair.from.name,
        intoName: pair.into.name,
        mergedById: by,
        journal: journal.steps,
        fileIds: journal.fileIds,
      })
      .returning({ id: merges.id });
    if (!made) throw new Error('The insert returned no row.');
    await noteEvent(tx, { organizationId: into, kind: 'merged', userId: by });
    // Students of the former one may have given their contact data to a verified one from now on.
    await noteContactsGiven(tx, into);
    await tellOfMerge(tx, post, { from: pair.from, into: pair.into });
    return made.id;
  });

async function planOrganizations(db: Database, from: OrganizationId, into: OrganizationId): Promise<Plan> {
  const people = [
    ...(await db.select({ email: users.email }).from(users).where(actsFor(db, from))),
    ...(await db.select({ email: users.email }).from(users).where(actsFor(db, into))),
  ];
  const emails = new Set(people.map(({ email }) => email.toLowerCase()));
  return planOf(db, [{ rules: organizationRules, from, into, emails }]);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Columns that only the organisation that ends has filled in. */
const missingFields = ({ from, into }: Pair<OrganizationRow>): Partial<OrganizationRow> =>
  Object.fromEntries(
    mergedFieldCodes
      .map((field) => columns[field])
      .filter((column) => isEmpty(into[column]) && !isEmpty(from[column]))
      .map((column) => [column, from[column]]),
  );

/** Fields with a value of the organisation that ends that differs from the other one's. */
async function differences(
  db: Database,
  { from, into }: Pair<OrganizationRow>,
): Promise<OrganizationMerge['fields']> {
  const logos = await logoNames(db, [from.logoId, into.logoId]);
  const text = (field: MergedField, row: OrganizationRow): string | null => {
    if (field === 'logo') return row.logoId === null ? null : (logos.get(row.logoId) ?? 'Imagen');
    const value = row[columns[field]];
    if (isEmpty(value)) return null;
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  return mergedFieldCodes
    .map((field) => ({ field, stays: text(field, into), ends: text(field, from) }))
    .filter(({ field, stays, ends }) => ends !== null && (field === 'logo' || stays !== ends));
}

async function logoNames(db: Database, ids: readonly (FileId | null)[]): Promise<Map<FileId, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(inArray(files.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Rights of the remaining organisation that the people of the other one did not have, and the reverse. */
function rightsOf({ from, into }: Pair<OrganizationRow>): MergeRight[] {
  const rights: MergeRight[] = [];
  if (into.verified !== from.verified) rights.push(into.verified ? 'verificationGained' : 'verificationLost');
  if (into.talentAccess !== from.talentAccess) rights.push(into.talentAccess ? 'talentGained' : 'talentLost');
  if (into.seeksInclusion && !from.seeksInclusion) rights.push('inclusionGained');
  return rights;
}

const version = (plan: Plan, { from, into }: Pair<OrganizationRow>): string =>
  versionOf(
    plan,
    [from, into].map((row) => [row.updatedAt, row.verified, row.talentAccess]),
  );
