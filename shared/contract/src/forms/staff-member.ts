import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { staffRoles } from '../roles.ts';
import { emailField } from './email.ts';
import { personName } from './registration.ts';

const staffRole = z.enum(staffRoles, { error: () => messages.requiredShort });

/** Invitation of a member of staff, who chooses a password with the link in the mail. */
export const staffInvitation = z.strictObject({
  email: emailField,
  name: personName,
  surname: personName,
  staffRole,
});

/** Duty of a member of staff. Without one they may do only what is open to all staff. */
export const staffAppointment = z.strictObject({ staffRole: z.nullable(staffRole) });
