import { errors, isErrorCode } from './errors.ts';
import { messages } from './messages.ts';

it.each(Object.entries(errors))('%s has a status and a Spanish sentence', (code, { status, text }) => {
  // Errors that only the browser knows have no status; all others are refusals or failures.
  if (['Network', 'Timeout', 'CookiesBlocked'].includes(code)) expect(status).toBe(0);
  else expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ].{10,}/);
});

it('§8: says what the specification says, to the letter', () => {
  expect(errors.InvalidCredentials.text).toBe('Credenciales incorrectas');
  expect(errors.EmailNotConfirmed.text).toBe('Es necesario que verifiques tu email');
  expect(errors.EmailTaken.text).toBe('Ya existe una cuenta con este email');
  expect(errors.Unexpected.text).toBe('Error inesperado. Inténtalo de nuevo.');
});

it('says email where the specification does, and correo electrónico everywhere else', () => {
  const words = [...Object.values(errors).map(({ text }) => text), ...Object.values(messages)];
  expect(words.filter((text) => typeof text === 'string' && /\bemail\b/i.test(text))).toEqual([
    'Es necesario que verifiques tu email',
    'Ya existe una cuenta con este email',
    'Formato de email incorrecto',
    'Email inválido',
  ]);
});

it('knows its own codes only, and none of what every object has', () => {
  expect(isErrorCode('EmailTaken')).toBe(true);
  for (const name of ['toString', '__proto__', 'emailTaken', '', undefined, 401])
    expect(isErrorCode(name)).toBe(false);
});
