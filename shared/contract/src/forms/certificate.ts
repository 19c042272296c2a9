import * as z from 'zod/mini';
import { certificateFactCodes } from '../constants/certificates.ts';
import { competenceCodes } from '../constants/competence-names.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalText, reference } from './fields.ts';

const shown = z.array(choice(certificateFactCodes)).check(z.maxLength(certificateFactCodes.length));

/** Code as the API writes it. */
const code = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, messages.pattern));

/** A new certificate. `replaces` is the valid one that the student saw: a newer one is not replaced unread. */
export const certificateIssue = z.strictObject({ shown, replaces: z.nullable(code) });

/** Facts that the public page of a certificate shows from now on. */
export const certificateShown = z.strictObject({ code, shown });

/** End of a certificate. The organisation says why; the student need not. */
export const certificateVoiding = z.strictObject({
  code,
  reason: optionalText(limits.collaboration.reason),
});

/** Competences that the organisation has seen at a student's work. */
export const seenCompetences = z.strictObject({
  member: reference<'collaborationMember'>(),
  competences: z.array(choice(competenceCodes)).check(z.maxLength(competenceCodes.length)),
});

export type CertificateIssue = z.input<typeof certificateIssue>;
export type CertificateShown = z.input<typeof certificateShown>;
export type CertificateVoiding = z.input<typeof certificateVoiding>;
export type SeenCompetences = z.input<typeof seenCompetences>;
