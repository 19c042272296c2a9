import * as z from 'zod/mini';
import { emailField } from './email.ts';

/** Invitation of a person to act for an organisation. */
export const joiningInvitation = z.strictObject({ email: emailField });
