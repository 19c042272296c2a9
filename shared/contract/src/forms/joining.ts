import * as z from 'zod/mini';
import { emailField } from './email.ts';

/** Whom an organisation's people invite. */
export const joiningInvitation = z.strictObject({ email: emailField });
