import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Call, DataOf, GuardedEntity } from '@puente/contract/call';
import { errors } from '@puente/contract/errors';
import type { Actor } from '../access/actor.ts';
import type {
  ListPolicy,
  RowPolicy,
  RuledEntity,
  ScopedEntity,
  Verdict,
  VersionedEntity,
  VersionedTable,
  Visible,
} from '../access/policy.ts';
import { alertPolicy } from '../alerts/policy.ts';
import { applicationPolicy } from '../applications/policy.ts';
import { audienceNoticePolicy } from '../audience-notices/policy.ts';
import { awardEditionPolicy, awardEntryPolicy, awardJurorPolicy } from '../awards/policy.ts';
import { bannerPolicy } from '../banners/policy.ts';
import { teacherInvitationPolicy } from '../collaboration-teachers/policy.ts';
import { collaborationPolicy } from '../collaborations/policy.ts';
import { contactMessagePolicy } from '../contact-messages/policy.ts';
import {
  campaignPolicy,
  degreePolicy,
  faqPolicy,
  pagePolicy,
  postPolicy,
  programPolicy,
  resourcePolicy,
  universityPolicy,
} from '../content/policy.ts';
import { conversationPolicy } from '../conversations/policy.ts';
import type { Database } from '../db/connect.ts';
import { deliveryPolicy } from '../deliveries/policy.ts';
import { applicationNotePolicy } from '../desk/notes.ts';
import { errorGroupPolicy } from '../error-reports/policy.ts';
import { Refusal, refuse, refuseFields } from '../http/refuse.ts';
import { interviewPolicy } from '../interviews/policy.ts';
import { joiningPolicy } from '../joinings/policy.ts';
import { mergePolicy } from '../merges/policy.ts';
import { messageTemplatePolicy } from '../message-templates/policy.ts';
import { messagePolicy } from '../messages/policy.ts';
import { opportunityPolicy } from '../opportunities/policy.ts';
import { organizationPolicy } from '../organizations/policy.ts';
import { coordinatorPolicy } from '../profiles/coordinator-policy.ts';
import { projectManagerPolicy } from '../profiles/project-manager-policy.ts';
import { projectTemplatePolicy } from '../project-templates/policy.ts';
import { projectPolicy } from '../projects/policy.ts';
import { savedAnswerPolicy } from '../saved-answers/policy.ts';
import { savedSearchPolicy } from '../saved-searches/policy.ts';
import { searchSynonymPolicy } from '../search-synonyms/policy.ts';
import { passkeyPolicy } from '../second-factor/passkey-policy.ts';
import { sessionPolicy } from '../sessions/policy.ts';
import { studentOfUserPolicy, studentPolicy } from '../students/policy.ts';
import { takedownPolicy } from '../takedowns/policy.ts';
import { talentInvitationPolicy, talentListPolicy } from '../talent/policy.ts';
import { teacherPolicy } from '../teachers/policy.ts';
import { filePolicy } from '../uploads/policy.ts';
import { userPolicy } from '../users/policy.ts';
import { workPolicy } from '../works/policy.ts';

const policies = {
  alert: alertPolicy,
  application: applicationPolicy,
  applicationNote: applicationNotePolicy,
  audienceNotice: audienceNoticePolicy,
  awardEdition: awardEditionPolicy,
  awardEntry: awardEntryPolicy,
  awardJuror: awardJurorPolicy,
  banner: bannerPolicy,
  campaign: campaignPolicy,
  collaboration: collaborationPolicy,
  teacherInvitation: teacherInvitationPolicy,
  contactMessage: contactMessagePolicy,
  conversation: conversationPolicy,
  coordinator: coordinatorPolicy,
  degree: degreePolicy,
  delivery: deliveryPolicy,
  errorGroup: errorGroupPolicy,
  faq: faqPolicy,
  file: filePolicy,
  interview: interviewPolicy,
  joining: joiningPolicy,
  merge: mergePolicy,
  message: messagePolicy,
  messageTemplate: messageTemplatePolicy,
  opportunity: opportunityPolicy,
  organization: organizationPolicy,
  page: pagePolicy,
  post: postPolicy,
  program: programPolicy,
  project: projectPolicy,
  projectTemplate: projectTemplatePolicy,
  resource: resourcePolicy,
  passkey: passkeyPolicy,
  savedAnswer: savedAnswerPolicy,
  savedSearch: savedSearchPolicy,
  searchSynonym: searchSynonymPolicy,
  session: sessionPolicy,
  student: studentPolicy,
  studentOfUser: studentOfUserPolicy,
  takedown: takedownPolicy,
  talentInvitation: talentInvitationPolicy,
  talentList: talentListPolicy,
  teacher: teacherPolicy,
  work: workPolicy,
  university: universityPolicy,
  user: userPolicy,
  projectManager: projectManagerPolicy,
};

type Policies = typeof policies;
type RowIn<P> = P extends { load: (...given: never[]) => Promise<infer Row> } ? NonNullable<Row> : never;

// Three checks by the compiler: every `row` rule of a call has a policy with that action, every `scope` a condition,
// and every versioned entity a table.
policies satisfies { [E in RuledEntity]: RowPolicy<E, RowIn<Policies[E & keyof Policies]>> };
policies satisfies { [E in ScopedEntity]: ListPolicy };
policies satisfies { [E in VersionedEntity]: { table: VersionedTable } };

type AnyPolicy = Pick<RowPolicy<GuardedEntity, unknown>, 'sees'> & {
  load: (db: Database, id: number) => Promise<unknown>;
  may: Record<string, (actor: Actor | null, row: unknown) => Verdict>;
};

/** The row that a call's `row` rule loads for its handler. */
export type RowOf<C extends Call> = C extends { row: infer Rule } ? RowNamed<Rule> : undefined;
type RowNamed<Rule> = Rule extends `${infer E extends keyof Policies}.${string}`
  ? RowIn<Policies[E]>
  : undefined;

/** The rows that a call's `refs` load for its handler: a list for a list of ids, undefined where the body names none. */
export type RefsOf<C extends Call> = C extends { refs: infer Rules }
  ? { [Field in keyof Rules]: RefOf<RowNamed<Rules[Field]>, NamedBy<DataOf<C>, Field>> }
  : undefined;
type NamedBy<Data, Field> = Field extends keyof Data ? Data[Field] : never;
type RefOf<Row, Named> = [Named] extends [never]
  ? never
  : | (NonNullable<Named> extends readonly unknown[] ? Row[] : Row)
    | ([Named & (null | undefined)] extends [never] ? never : undefined);

/** The condition that a call's `scope` gives its handler. */
export type VisibleOf<C extends Call> = C extends { scope: infer E extends GuardedEntity }
  ? Visible<E>
  : undefined;

/**
 * @throws Refusal NotFound for a row that does not exist or is not visible, Forbidden (or the policy's own code) for an
 * action that is not allowed
 */
export async function loadRow(
  rule: string,
  db: Database,
  id: number | undefined,
  actor: Actor | null,
): Promise<unknown> {
  const [entity, action] = rule.split('.') as [RuledEntity, string];
  // Each policy fits its own rows; only the declaration knows which policy it is.
  const policy = policies[entity] as unknown as AnyPolicy;
  const row = id === undefined ? undefined : await policy.load(db, id);
  if (row === undefined || !policy.sees(actor, row)) throw refuse('NotFound');
  const verdict = policy.may[action]?.(actor, row) ?? false;
  if (verdict !== true) throw refuse(verdict === false ? 'Forbidden' : verdict);
  return row;
}

/** Loads the row of a rule again, for the trail of staff acts. Undefined when it is gone. */
export const reloadRow = (rule: string, db: Database, id: number): Promise<unknown> =>
  (policies[rule.split('.')[0] as RuledEntity] as unknown as AnyPolicy).load(db, id);

/**
 * Loads the rows that a body names, and checks each like `row`. A refusal has the same status as for `row`: an
 * invisible row counts as missing. It names the field.
 */
export async function loadRefs(
  rules: NonNullable<Call['refs']>,
  db: Database,
  body: unknown,
  actor: Actor | null,
): Promise<Record<string, unknown>> {
  const named = dataOf(body);
  const refs: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const wanted = named[field] as number | readonly number[] | null | undefined;
    if (wanted === undefined || wanted === null) continue;
    const load = (id: number): Promise<unknown> => loadRow(rule, db, id, actor);
    try {
      refs[field] = typeof wanted === 'number' ? await load(wanted) : await each([...new Set(wanted)], load);
    } catch (error) {
      throw error instanceof Refusal ? refuseFields({ [field]: errors[error.code].text }, error.code) : error;
    }
  }
  return refs;
}

/**
 * Returns the fields of a record: in `data`, or at the top level where the specification writes the call without it.
 */
function dataOf(body: unknown): Record<string, unknown> {
  const given = body as Record<string, unknown>;
  return typeof given['data'] === 'object' && given['data'] !== null
    ? (given['data'] as Record<string, unknown>)
    : given;
}

async function each<Result>(
  ids: readonly number[],
  load: (id: number) => Promise<Result>,
): Promise<Result[]> {
  const rows: Result[] = [];
  for (const id of ids) rows.push(await load(id));
  return rows;
}

/** Table whose `updatedAt` is the version of an entity's records. */
export const versionedTable = (entity: VersionedEntity): VersionedTable & { id: PgColumn } =>
  policies[entity].table;

export const visibleTo = <E extends ScopedEntity>(entity: E, actor: Actor | null): Visible<E> =>
  policies[entity].visible(actor) as Visible<E>;
