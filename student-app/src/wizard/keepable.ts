import type { FieldValues } from '@puente/contract/forms/field-definition';

/** Returns the answers that may be stored before they are sent. A 'Sí' is health data and needs its consent. */
export const keepable = (values: FieldValues): FieldValues =>
  values['disability'] === 'Sí' && values['disabilityConsent'] !== true
    ? { ...values, disability: '', disabilityConsent: false }
    : values;
