/** The answer about a disability is special-category data, stored only with a separate consent. */
interface Kept {
  disability: boolean | null;
  disabilityConsentAt: Date | null;
}

interface Change {
  disability?: boolean | null | undefined;
  disabilityConsent?: boolean | undefined;
}

/** Applies a change to the answer and the consent. Returns `ConsentRequired` for a 'Sí' without consent. */
export function afterChange(kept: Kept, change: Change, now: Date): Kept | 'ConsentRequired' {
  const consents = change.disabilityConsent ?? kept.disabilityConsentAt !== null;
  const answer = change.disability === undefined ? kept.disability : change.disability;
  if (consents) return { disability: answer, disabilityConsentAt: kept.disabilityConsentAt ?? now };
  if (change.disability === true) return 'ConsentRequired';
  // 'No' tells nothing; a 'Sí' goes with the consent that it stood on.
  return { disability: answer === true ? null : answer, disabilityConsentAt: null };
}
