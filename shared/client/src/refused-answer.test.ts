import { ApiError, messageOf } from './api-error.ts';
import { errorFromAnswer } from './refused-answer.ts';

it.each([
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'NotFound'],
  [413, 'FileTooLarge'],
  [429, 'TooManyRequests'],
  [400, 'Unexpected'],
  [500, 'Unexpected'],
  [503, 'Unavailable'],
])('reads a %i that says nothing as %s', (status, code) => {
  for (const body of [
    '',
    '<html>',
    null,
    undefined,
    {},
    { error: 'no' },
    { error: { name: 'PayloadTooLarge' } },
    { error: { name: 'unauthorized', message: 'Missing token' } },
    [1],
  ])
    expect(errorFromAnswer(status, body)).toMatchObject({ code, status, fields: {} });
});

it('believes the envelope more than the status, also with a code that came after this page', () => {
  for (const name of ['ProjectClosed', 'NewerThanThisPage'])
    expect(errorFromAnswer(400, { error: { name, message: 'Ya no está abierto.' } })).toMatchObject({
      code: name,
      status: 400,
      message: 'Ya no está abierto.',
    });
});

it('takes no code from what every object has', () => {
  expect(errorFromAnswer(500, { error: { name: 'constructor', message: 'x' } }).code).toBe('Unexpected');
});

it.each([[['no']], ['no'], [{ email: { text: 'no' } }], [null]])(
  'shows nothing at fields for %j',
  (fields) => {
    const error = errorFromAnswer(400, { error: { name: 'ValidationError', details: { fields } } });
    expect(Object.values(error.fields).every((text) => typeof text === 'string')).toBe(true);
  },
);

it('has a Spanish sentence for whatever was thrown', () => {
  expect(messageOf(new ApiError('NotFound'))).toBe('No encontramos lo que buscas.');
  for (const thrown of [new TypeError('x is not a function'), 'no', undefined])
    expect(messageOf(thrown)).toBe('Error inesperado. Inténtalo de nuevo.');
});
