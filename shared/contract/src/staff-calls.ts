import type { Call } from './call.ts';
import { type CallName, type Calls, calls } from './calls.ts';
import { type Role, type StaffRole, staffRoles } from './roles.ts';

/** Calls of every user that are acts of staff when the row is another user's, or when the user sees as another. */
const onOthers = [
  'DELETE /api/users/:id',
  'DELETE /api/views/current',
] as const satisfies readonly CallName[];

type AdmitsStaff<C extends Call> = C['access'] extends readonly (infer Admitted)[]
  ? Extract<Admitted, 'staff' | StaffRole> extends never
    ? false
    : true
  : false;

/** Calls with which members of staff change something as such. Each act of them stands in the trail. */
export type StaffCallName =
  | {
      [Name in CallName]: Name extends `GET ${string}`
        ? never
        : AdmitsStaff<Calls[Name]> extends true
          ? Name
          : never;
    }[CallName]
  | (typeof onOthers)[number];

const staffNames: readonly (Role | StaffRole)[] = ['staff', ...staffRoles];

export const isStaffCall = (name: CallName): name is StaffCallName =>
  onOthers.some((one) => one === name) ||
  (!name.startsWith('GET ') && admitsStaff((calls[name] as Call).access));

const admitsStaff = (access: Call['access']): boolean =>
  typeof access !== 'string' && access.some((one) => staffNames.includes(one));
