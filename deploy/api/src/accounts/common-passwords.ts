import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '@puente/contract/text';

const list = join(import.meta.dirname, 'common-passwords.txt');

const common = new Set(
  readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# ')),
);

/** Whether a password is among those that attackers try first, regardless of accents and case. */
export const isCommonPassword = (password: string): boolean => common.has(fold(password));
