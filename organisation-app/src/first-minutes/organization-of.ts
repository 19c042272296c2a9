import type { FieldValue, FieldValues } from '@puente/contract/forms/field-definition';
import { organizationData } from '@puente/contract/forms/organization-data';

/** Validates the form's answers as the organisation to send. Unanswered fields are left out. */
export const organizationOf = (answers: FieldValues): ReturnType<typeof organizationData.safeParse> =>
  organizationData.safeParse(
    Object.fromEntries(
      Object.entries(answers)
        .filter(([, answer]) => answer !== '' && answer !== null)
        .map(([field, answer]) => [field, field === 'logo' ? fileIdOf(answer) : answer]),
    ),
  );

const fileIdOf = (answer: FieldValue): number | null =>
  typeof answer === 'object' && answer !== null && 'size' in answer ? answer.id : null;
