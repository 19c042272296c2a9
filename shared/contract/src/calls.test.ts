import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from './call.ts';
import { positionsOf } from './call-positions.ts';
import { type CallName, calls } from './calls.ts';
import { organizationRoles, roles, staffRoles } from './roles.ts';
import { streamPaths } from './streams.ts';

const names = Object.keys(calls) as CallName[];
const call = (name: CallName): Call => calls[name];
const methodOf = (name: string) => name.split(' ')[0];

/** Roles that own rows of each kind. `platform` rows have no owner and are for staff. */
const owners: Record<string, readonly string[]> = {
  student: ['student'],
  teacher: ['teacher'],
  organization: organizationRoles,
  platform: ['staff', ...staffRoles],
};

/** Returns the field of the record: `favorites` for `data.favorites.connect.0`. */
const fieldOf = (path: readonly string[]): string => (path[0] === 'data' ? path[1] : path[0]) ?? '';

/** Numbers in bodies that need no `refs`. Every new number is either a reference or listed here with its reason. */
const numbersWithoutRefs = new Set([
  // No ids.
  ...[
    'ods',
    'minutes',
    'position',
    'answers',
    'status',
    'bucket',
    'answer_days',
    'step',
    'shownFor',
    'year',
    'points',
  ],
  // The answers of a questionnaire, and preferences with the id that they were given with.
  ...['competences', 'notification'],
  // Found only among those whom the opportunity in the path interests.
  'interested',
  // Found only in the plan of the collaboration in the path.
  ...['milestones', 'proposal'],
  // Found only among the messages of the conversation in the path.
  'message',
  // Found only in an open edition of the awards, or in the edition of the path.
  ...['category', 'categories'],
  // Lists by which students are found: an unknown id finds nobody.
  'audience',
  // Reference data, which has no owner.
  ...['university', 'degrees', 'student_area', 'teacher_area', 'study_area', 'program'],
  // Relations: what the caller may not see is left out, and is no reason to refuse the rest.
  ...['favorites', 'favorites_tfxes', 'favourites_resources', 'follows', 'opportunities', 'students'],
  // Files: only what the caller has uploaded for this very purpose.
  ...['CV', 'file', 'logo', 'picture'],
  // People and organisations: checked against the call's subject (the caller, its organisation, the invited).
  ...['user', 'coordinator', 'tutors', 'organizations', 'tutor'],
  // Whom the author of an assignment saw: it is only compared.
  'seen',
  // Applications to the project that the path names: those to another one stay as they are.
  'applications',
  // Found only in the collaboration that the path names: its students, the weeks of their log, its milestones and their versions.
  ...['member', 'weeks', 'id', 'milestone', 'delivery'],
  // Scores of the criteria of an evaluation.
  'scores',
  // Hours of an agreement, which name no record.
  ...['hours_week', 'hours_total'],
  // University of a student of the collaboration that the path names, and a file that its sender has uploaded.
  ...['university', 'copy'],
  // Found only among the former versions of the text that the path names.
  'version',
  // A kept question: it is asked like the list itself, of what its student may see.
  'filters',
]);

describe.each(names)('%s', (name) => {
  it('has a path of its own: parameters with other names do not make another path', () => {
    const shape = (key: string) => key.replace(/:\w+/g, ':');
    expect(names.filter((other) => shape(other) === shape(name))).toEqual([name]);
  });

  it('is a path of the API', () => {
    // Others prescribe the name of the one file: did:web.
    expect(name.replace(/\/did\.json$/, '')).toMatch(
      /^(GET|POST|PUT|DELETE) \/(api|auth)(\/(:[a-z]\w*|[a-z][a-z-]*))*$/,
    );
  });

  it('says which row its parameter names, and has no row without one', () => {
    if (name.includes(':')) expect(call(name).row).toMatch(/^[a-z]+\.[a-z]+$/i);
    else expect(call(name).row).toBeUndefined();
  });

  it('says what limits it: a row, rows that its body names, a list’s rows, or that it touches only the caller’s own', () => {
    const { row, refs, scope, own } = call(name);
    expect([row, refs, scope, own].some((limit) => limit !== undefined)).toBe(true);
  });

  it('says truly whose rows are the caller’s own', () => {
    const { own, access, row, scope } = call(name);
    if (own === undefined) return;
    // `row` and `scope` are stricter than `own`. With both, a reader might rely on the weaker one.
    expect([row, scope]).toEqual([undefined, undefined]);
    if (own === 'public') expect(methodOf(name)).toBe('GET');
    if (own in owners)
      expect(owners[own]).toEqual(expect.arrayContaining([...(access as readonly string[])]));
  });

  it('refers with its body to rows whose ids it carries', () => {
    const { body, refs } = call(name);
    if (!refs) return;
    expect(typeof body).toBe('object');
    for (const [field, rule] of Object.entries(refs)) {
      expect(rule).toMatch(/^[a-z]+\.[a-z]+$/i);
      const kinds = positionsOf(call(name)).flatMap(({ in: part, path, kind }) =>
        part === 'body' && fieldOf(path) === field ? [kind] : [],
      );
      expect(kinds).toContain('number');
      expect(kinds.every((kind) => ['number', 'list', 'other'].includes(kind))).toBe(true);
    }
  });

  it('names no row in its body that nobody asks about', () => {
    const { refs = {} } = call(name);
    const numbers = positionsOf(call(name)).filter(
      ({ in: part, kind }) => part === 'body' && kind === 'number',
    );
    const unasked = numbers
      .map(({ path }) => fieldOf(path))
      .filter((field) => !(field in refs) && !numbersWithoutRefs.has(field));
    expect(unasked).toEqual([]);
  });

  it('sends a body only when it changes something', () => {
    if (methodOf(name) === 'GET') expect(call(name).body).toBeUndefined();
  });

  it('is for roles that there are', () => {
    const { access } = call(name);
    if (typeof access === 'string') expect(['anyone', 'signedIn']).toContain(access);
    else {
      expect(access.length).toBeGreaterThan(0);
      expect([...roles, ...staffRoles]).toEqual(expect.arrayContaining([...access]));
    }
  });
});

it('has every call of every file: two files that declare the same call would hide one another', async () => {
  const files = readdirSync(join(import.meta.dirname, 'calls'));
  const groups = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(`./calls/${file}`);
      return callsIn(exported);
    }),
  );
  expect(groups.flat().sort()).toEqual([...names].sort());
});

it('names the subject of each call like its file', async () => {
  const files = readdirSync(join(import.meta.dirname, 'calls'));
  for (const file of files) {
    const exported: unknown = await import(`./calls/${file}`);
    for (const name of callsIn(exported)) expect(`${calls[name as CallName].group.subject}.ts`).toBe(file);
  }
});

/** Returns the calls that a file declares in its `…Calls` export. */
const callsIn = (exported: unknown): string[] =>
  Object.entries({ ...(exported as object) }).flatMap(([name, declared]) =>
    name.endsWith('Calls') ? Object.keys({ ...(declared as object) }) : [],
  );

/**
 * Calls that visitors may make, besides logging in and registering: social registration, new tokens, contact messages, the chat, error
 * reports, measurements, and evaluations and unsubscribing with the token of a mail.
 */
const openOutsideAuth = [
  'POST /auth',
  'POST /auth/request-message',
  'POST /api/users-permissions/register-student',
  'POST /api/users-permissions/google/register',
  'POST /api/users-permissions/microsoft/register',
  'POST /api/chatbot/start',
  'POST /api/contact-messages',
  'POST /api/error-reports',
  'POST /api/evaluations/by-link',
  'POST /api/measurements',
  'POST /api/saved-searches/unsubscribe',
  'POST /api/alerts/unsubscribe',
  'POST /api/messages/unsubscribe',
  'POST /api/messages/resubscribe',
];

it('lets nobody who is not signed in change anything but their own session', () => {
  const open = names.filter((name) => methodOf(name) !== 'GET' && call(name).access === 'anyone');
  const others = open.filter((name) => !name.startsWith('POST /api/auth/'));
  expect(openOutsideAuth).toEqual(expect.arrayContaining(others));
});

it('slows down everybody who tries passwords, opens accounts, has mail sent or uploads', () => {
  expect(names.flatMap((name) => (call(name).limit ? [`${name}: ${call(name).limit}`] : []))).toEqual([
    'POST /api/auth/local: login',
    'POST /auth/request-message: mail',
    'POST /api/auth/local/register: register',
    'POST /api/auth/send-email-confirmation: mail',
    'POST /api/auth/forgot-password: mail',
    'POST /api/auth/reset-password: login',
    'POST /api/auth/change-password: login',
    'POST /api/auth/change-email: login',
    'POST /api/auth/confirm-email-change: login',
    'POST /api/auth/undo-email-change: login',
    'POST /api/collaborations/:id/teacher-invitation: invite',
    'POST /api/users-permissions/register-student: register',
    'POST /api/users-permissions/google/register: register',
    'POST /api/users-permissions/microsoft/register: register',
    'POST /api/contact-messages: contact',
    'GET /api/blog-posts: search',
    'POST /api/chatbot/start: chat',
    'POST /api/applys/:id/conversation: chat',
    'POST /api/tfxes/:id/conversation: chat',
    'POST /api/tfxes/:id/tutor-conversation: chat',
    'POST /api/opportunities/:id/conversations: chat',
    'POST /api/opportunities/:id/messages: chat',
    'POST /api/conversations/:id/messages: chat',
    'POST /api/error-reports: report',
    'POST /api/collaborations/:id/evaluations/problems: mail',
    'POST /api/organizations/:id/joinings: mail',
    'POST /api/organizations/:id/invitations: invite',
    'POST /api/measurements: measure',
    'POST /api/users/:id/merge: login',
    'GET /api/opportunities: search',
    'GET /api/organizations: search',
    'GET /api/organizations/active: search',
    'GET /api/organizations/:id/projects: search',
    'POST /api/staff-members: invite',
    'POST /api/projects/:id/problems: mail',
    'POST /api/tfxes/:id/problems: mail',
    'POST /api/opportunities/:id/problems: mail',
    'POST /api/organizations/:id/problems: mail',
    'POST /api/conversations/:id/problems: mail',
    'GET /api/projects: search',
    'GET /api/projects/matched: search',
    'GET /api/resources: search',
    'POST /api/auth/second-factor: login',
    'POST /api/users/me/second-factor/totp: login',
    'DELETE /api/users/me/second-factor/totp: login',
    'POST /api/users/me/second-factor/recovery-codes: login',
    'POST /api/users/me/passkeys/options: login',
    'DELETE /api/users/me/passkeys/:id: login',
    'DELETE /api/users/:id/second-factor: login',
    'GET /api/universities/names: search',
    'GET /api/degree/names: search',
    'GET /api/degrees: search',
    'POST /api/upload: upload',
    'POST /api/upload/parts: uploadPart',
    'POST /api/upload/whole: upload',
    'DELETE /api/users/:id: login',
    'POST /api/views: login',
    'GET /api/tfxes: search',
  ]);
});

it('tells those who pass calls on which of them answer with a stream', () => {
  const streams = names.filter((name) => call(name).answer === 'events');
  expect(streams).toEqual(streamPaths.map((path) => `GET ${path}`));
  for (const name of streams) expect(Object.keys(call(name).events ?? {})).toContain('heartbeat');
});

it.each(names)('%s has a price or a limit', (name) => {
  const { price, limit } = call(name);
  expect(price !== undefined || limit !== undefined).toBe(true);
});
