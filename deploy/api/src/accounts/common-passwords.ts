import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '@puente/contract/text';

const ours = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('# '));

/** The 49,000 passwords that leaked most often, in any language, and those that people in Spain choose. */
const common = new Set([...ours, ...dictionary['passwords-common'].map(fold)]);

/** Tells whether a password is among those that attackers try first, regardless of accents and case. */
export const isCommonPassword = (password: string): boolean => common.has(fold(password));
