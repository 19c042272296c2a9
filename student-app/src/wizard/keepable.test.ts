import { keepable } from './keepable.ts';

it('keeps no «Sí» about a disability without its consent', () => {
  const answers = { province: 'Lugo', disability: 'Sí', disabilityConsent: false };
  expect(keepable(answers)).toEqual({ province: 'Lugo', disability: '', disabilityConsent: false });
  expect(keepable({ ...answers, disabilityConsent: true })).toEqual({ ...answers, disabilityConsent: true });
  expect(keepable({ ...answers, disability: 'No' })).toEqual({ ...answers, disability: 'No' });
});
