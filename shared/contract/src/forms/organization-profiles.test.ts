import { fieldMessages } from '../../test/field-messages.ts';
import { limits } from '../limits.ts';
import { profilesIn, typedProfiles } from './organization-profiles.ts';

it('takes what stands between commas, each once', () => {
  expect(profilesIn(' Biología, Ciencias Ambientales ,, Biología')).toEqual([
    'Biología',
    'Ciencias Ambientales',
  ]);
  expect(profilesIn(' , ')).toEqual([]);
});

it('says how many and how long they may be', () => {
  const many = Array.from({ length: limits.tags.max + 1 }, (_, index) => `Perfil ${index}`).join(',');
  expect(fieldMessages(typedProfiles, { academic_profiles: many })).toEqual({
    academic_profiles: `Puedes poner ${limits.tags.max} perfiles como máximo.`,
  });
  expect(
    fieldMessages(typedProfiles, { academic_profiles: 'x'.repeat(limits.tags.length + 1) })[
      'academic_profiles'
    ],
  ).toContain(`${limits.tags.length} caracteres`);
  expect(fieldMessages(typedProfiles, { academic_profiles: '' })).toEqual({});
});
