import type { FieldValues } from '@puente/contract/forms/field-definition';

/** What is kept of answers before they are sent: a 'Sí' is health data, and kept with its consent alone. */
export const keepable = (values: FieldValues): FieldValues =>
  values['disability'] === 'Sí' && values['disabilityConsent'] !== true
    ? { ...values, disability: '', disabilityConsent: false }
    : values;
