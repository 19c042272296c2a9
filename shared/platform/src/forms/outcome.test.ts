import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { outcomeOf } from './outcome.ts';

const tooLong = { motivation: 'Longitud máxima alcanzada.' };

it('puts messages at the fields that the form has', () => {
  expect(outcomeOf(refusal('ValidationError', { fields: tooLong }), ['motivation', 'CV'])).toEqual({
    errors: tooLong,
  });
});

it.each([
  [
    'a field that the form does not have',
    refusal('ValidationError', { fields: tooLong }),
    'Revisa los campos marcados.',
  ],
  ['no field at all', new ApiError('Unavailable'), 'El servicio no está disponible'],
  ['an error of our own', new Error('x'), 'Error inesperado.'],
])('says in words what %s is about', (_, error, words) => {
  expect(JSON.stringify(outcomeOf(error, ['CV']))).toContain(`{"failure":"${words}`);
});
