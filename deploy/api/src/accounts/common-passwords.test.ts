import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  '123456',
  'password',
  'Contraseña',
  'CONTRASEÑA123',
  'qwerty',
  'iloveyou',
  'madrid2024',
  'realmadrid',
  'Password1',
  'letmein',
  '111111',
  // Leaked somewhere, and in no list of ours.
  'redwings',
  'Slipknot',
])('knows %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['Puente-2026', 'caracola-93', 'un tranvía a las ocho', 'constructor', '__proto__'])(
  'does not know %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('is a list of at least 3,000, each once', () => {
  const lines = readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(3_000);
  expect(new Set(lines).size).toBe(lines.length);
});
