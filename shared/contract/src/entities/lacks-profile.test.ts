import { lacksProfile, missingFields, missingMessages, sayMissing } from './lacks-profile.ts';
import { currentUser } from './user.ts';

const person = (profileType: string, details: object | null) =>
  currentUser.parse({
    id: 2,
    email: 'persona@puente.test',
    name: 'Marta',
    surname: 'Souto',
    phone: null,
    profileType,
    updatedAt: '2026-10-02T10:00:00.000Z',
    details: details && { id: 1, ...details },
  });

describe('§2.11, the wizard is offered', () => {
  it.each([null, {}, { province: 'A Coruña' }, { university: 'UDC' }, { province: '', university: 'UDC' }])(
    'to a student of whom %p is known',
    (details) => expect(lacksProfile(person('student', details))).toBe(true),
  );

  it('neither to a student with both nor to another role', () => {
    expect(lacksProfile(person('student', { province: 'A Coruña', university: 'UDC' }))).toBe(false);
    expect(lacksProfile(person('teacher', {}))).toBe(false);
  });
});

it('names what is missing of a profile, together and by field', () => {
  expect(sayMissing(missingFields(null))).toBe('Te falta decirnos tu universidad y tu provincia.');
  expect(missingMessages(missingFields({ university: 'UDC', province: '' }))).toEqual({
    province: 'Te falta decirnos tu provincia.',
  });
  expect(missingFields({ university: 3, province: 'Lugo' })).toEqual([]);
});
