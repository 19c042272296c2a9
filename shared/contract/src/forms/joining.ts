import * as z from 'zod/mini';
import { emailField } from './registration.ts';

/** Whom an organisation's people invite. */
export const joiningInvitation = z.strictObject({ email: emailField });
