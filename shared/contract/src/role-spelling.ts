import * as z from 'zod/mini';
import type { Role } from './roles.ts';

/**
 * A role as clients write it: `project-manager` is used in some places (specification §3) and read as `projectManager`,
 * which is what every answer says.
 */
export const roleSpelling = <const Roles extends readonly [Role, ...Role[]]>(roles: Roles) =>
  z.pipe(
    z.transform((value: unknown) => (value === 'project-manager' ? 'projectManager' : value)),
    z.enum(roles),
  );
