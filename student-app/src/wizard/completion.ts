import type { FieldValues } from '@puente/contract/forms/field-definition';
import { studentProfileWizard } from '@puente/contract/forms/student-profile-wizard';
import { disabilityOf } from './answers.ts';

/** Returns the request body of the finished wizard, or the errors by field. */
export function completionOf({ phone, disability, university, ...answers }: FieldValues) {
  const { data, error } = studentProfileWizard.safeParse({
    ...answers,
    university: firstOf(university),
    // An empty phone is not saved (specification §5).
    ...(typeof phone === 'string' && phone !== '' && { phone }),
    ...disabilityOf({
      disability: disability ?? '',
      disabilityConsent: answers['disabilityConsent'] ?? false,
    }),
  });
  // The server identifies a university by name, and stores unknown names as it stores 'Otra'.
  if (data) return { data: { ...data, university: data.university?.name } };
  return {
    errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  };
}

const firstOf = (answer: unknown): unknown => (Array.isArray(answer) ? answer[0] : undefined);
