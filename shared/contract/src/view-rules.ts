import type { Call } from './call.ts';
import { type CallName, type Calls, calls } from './calls.ts';
import type { Role } from './roles.ts';

/** Calls that end a view, or that only report an error of a browser. Every other change is refused. */
const allowedChanges = [
  'DELETE /api/views/current',
  'POST /api/error-reports',
] as const satisfies readonly CallName[];

type OfUsers<C extends Call> = C['access'] extends 'anyone'
  ? false
  : C['access'] extends readonly (infer Admitted)[]
    ? Extract<Admitted, Exclude<Role, 'staff'>> extends never
      ? false
      : true
    : true;

/** GETs that users make with a session. Those for visitors and those for staff alone have no need of a decision. */
type ReadOfUsers = {
  [Name in CallName]: Name extends `GET ${string}`
    ? OfUsers<Calls[Name]> extends true
      ? Name
      : never
    : never;
}[CallName];

/**
 * Says what staff read while they see the platform as another person. A new call does not compile without a decision.
 * Refused: what people write to each other, notes of one person, access to the account, files about a person, and every
 * GET that has effects.
 */
const readsOfUsers: Readonly<Record<ReadOfUsers, 'shown' | 'refused'>> = {
  'GET /api/alerts': 'shown',
  'GET /api/alerts/choices': 'shown',
  'GET /api/applys': 'shown',
  'GET /api/applys/cvs': 'refused',
  'GET /api/applys/:id': 'shown',
  'GET /api/applys/:id/cv': 'refused',
  'GET /api/applys/:id/notes': 'refused',
  'GET /api/users/me/calendar': 'shown',
  'GET /api/upload/parts': 'refused',
  'GET /api/collaborations': 'shown',
  'GET /api/collaborations/:id': 'shown',
  'GET /api/collaborations/:id/hours': 'shown',
  'GET /api/collaborations/:id/agreement': 'shown',
  'GET /api/collaborations/:id/agreement/file': 'refused',
  'GET /api/collaborations/:id/agreement/copy': 'refused',
  'GET /api/collaborations/:id/university-agreements/copy': 'refused',
  'GET /api/collaborations/:id/result': 'shown',
  'GET /api/collaborations/:id/plan': 'shown',
  'GET /api/collaborations/:id/deliveries': 'shown',
  'GET /api/deliveries/:id/file': 'refused',
  'GET /api/teacher-invitations': 'shown',
  'GET /api/collaborations/:id/evaluations': 'shown',
  'GET /api/collaborations/:id/certificates': 'shown',
  'GET /api/collaborations/:id/certificates/file': 'refused',
  'GET /api/collaborations/:id/certificates/badge': 'refused',
  'GET /api/users/me/evaluations': 'shown',
  'GET /api/projects/:id/teamwork': 'shown',
  'GET /api/projects/:id/applys': 'shown',
  'GET /api/projects/:id/desk': 'shown',
  'GET /api/projects/:id/desk/words': 'shown',
  'GET /api/projects/:id/editing': 'shown',
  'GET /api/projects/matched': 'shown',
  'GET /api/award-entries': 'shown',
  // Points are secret until the deadline, from the team too.
  'GET /api/award-juries': 'refused',
  'GET /api/conversations': 'refused',
  'GET /api/conversations/unread': 'refused',
  'GET /api/conversations/events': 'refused',
  'GET /api/conversations/:id': 'refused',
  'GET /api/conversations/:id/messages': 'refused',
  'GET /api/communication-centers': 'refused',
  'GET /api/drafts': 'refused',
  // The place has an address or a phone number, and the reasons are what people write to each other.
  'GET /api/interviews': 'refused',
  'GET /api/interviews/:id': 'refused',
  'GET /api/interviews/:id/calendar': 'refused',
  'GET /api/joinings': 'shown',
  'GET /api/organizations/:id/joinings': 'shown',
  'GET /api/organizations/:id/message-templates': 'shown',
  'GET /api/organizations/:id/project-templates': 'shown',
  'GET /api/organizations/:id/waiting': 'shown',
  'GET /api/organizations/:id/impact': 'shown',
  'GET /api/organizations/:id/followers': 'shown',
  'GET /api/organizations/:id/stats': 'shown',
  'GET /api/organizations/:id/people': 'shown',
  'GET /api/organizations/:id/history': 'shown',
  'GET /api/organizations/:id/talent/access': 'shown',
  'GET /api/organizations/:id/talent/opportunities': 'shown',
  'GET /api/organizations/:id/talent/lists': 'shown',
  'GET /api/organizations/matched': 'shown',
  'GET /api/opportunities/:id/interested': 'shown',
  'GET /api/tfxes/:id/draft': 'refused',
  'GET /api/coordinators': 'shown',
  'GET /api/teachers': 'shown',
  'GET /api/teachers/:id/tfxes': 'shown',
  'GET /api/teachers/:id/projects': 'shown',
  'GET /api/project-managers': 'shown',
  'GET /api/saved-searches': 'shown',
  'GET /api/students': 'shown',
  'GET /api/students/:id': 'shown',
  'GET /api/students/:id/tfxes': 'shown',
  'GET /api/students/:id/talent': 'refused',
  'GET /api/students/find': 'shown',
  'GET /api/students/follows': 'shown',
  'GET /api/students/interests': 'shown',
  'GET /api/students/views': 'shown',
  'GET /api/takedowns': 'shown',
  'GET /api/takedowns/:id': 'shown',
  'GET /api/talent-invitations': 'shown',
  'GET /api/users/:id': 'shown',
  'GET /api/users/me': 'shown',
  'GET /api/users/me/deletion': 'refused',
  'GET /api/users/me/export': 'refused',
  'GET /api/users/me/second-factor': 'refused',
  'GET /api/users/me/sessions': 'refused',
};

/** GETs for visitors that depend on the browser's own login. */
const loginReads: readonly CallName[] = ['GET /api/auth/second-factor'];

/**
 * Tells whether staff may make a call while they see the platform as another person: nothing that changes anything, and
 * nothing that the list above refuses.
 */
export function isAllowedInView(name: CallName): boolean {
  const call: Call = calls[name];
  if (!name.startsWith('GET ')) return allowedChanges.some((one) => one === name);
  if (call.hasEffects || call.answer === 'redirect' || call.answer === 'events') return false;
  if (call.access === 'anyone') return !loginReads.includes(name);
  return (readsOfUsers as Partial<Record<CallName, string>>)[name] === 'shown';
}
