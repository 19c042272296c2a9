import { afterChange } from './disability.ts';

const now = new Date('2026-03-01');
const before = new Date('2026-01-01');
const kept = { disability: true, disabilityConsentAt: before };
const nothing = { disability: null, disabilityConsentAt: null };

it('keeps a yes only with consent', () => {
  expect(afterChange(nothing, { disability: true }, now)).toBe('ConsentRequired');
  expect(afterChange(kept, { disability: true, disabilityConsent: false }, now)).toBe('ConsentRequired');
  expect(afterChange(nothing, { disability: true, disabilityConsent: true }, now)).toEqual({
    disability: true,
    disabilityConsentAt: now,
  });
});

it('remembers since when a user consents', () => {
  expect(afterChange(kept, { disabilityConsent: true }, now)).toEqual(kept);
  expect(afterChange({ disability: false, disabilityConsentAt: before }, { disability: true }, now)).toEqual(
    kept,
  );
});

it('forgets the yes with the consent, and what it is told to forget', () => {
  expect(afterChange(kept, { disabilityConsent: false }, now)).toEqual(nothing);
  expect(afterChange(kept, { disability: null }, now)).toEqual({
    disability: null,
    disabilityConsentAt: before,
  });
});

it('takes a no from anybody', () => {
  expect(afterChange(nothing, { disability: false }, now)).toEqual({
    disability: false,
    disabilityConsentAt: null,
  });
  expect(afterChange(kept, { disability: false, disabilityConsent: false }, now)).toEqual({
    disability: false,
    disabilityConsentAt: null,
  });
  expect(afterChange(nothing, {}, now)).toEqual(nothing);
});
