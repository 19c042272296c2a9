import type { FieldValues } from '@puente/contract/forms/field-definition';
import { studentProfileWizard } from '@puente/contract/forms/student-profile-wizard';
import { disabilityOf } from './answers.ts';

/** What is sent at the end, or the fields that are not as they should be. */
export function completionOf({ phone, disability, university, ...answers }: FieldValues) {
  const { data, error } = studentProfileWizard.safeParse({
    ...answers,
    university: firstOf(university),
    // An empty phone is not written (specification §5).
    ...(typeof phone === 'string' && phone !== '' && { phone }),
    ...disabilityOf({
      disability: disability ?? '',
      disabilityConsent: answers['disabilityConsent'] ?? false,
    }),
  });
  // The server knows a university by its name, and keeps one that it does not know as 'Otra' is kept.
  if (data) return { data: { ...data, university: data.university?.name } };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

const firstOf = (answer: unknown): unknown => (Array.isArray(answer) ? answer[0] : undefined);
