/** Letters of codes: no I, L, O and U, which people confuse or misread (Crockford's base 32). */
export const certificateLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Length of a code: 60 bits, which nobody guesses. */
export const certificateCodeLength = 12;

const misread: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** Reads a code as people write it: with or without hyphens, in small letters, with O for 0. Null for anything else. */
export function readCertificateCode(written: string): string | null {
  const letters = written
    .toUpperCase()
    .replaceAll(/[\s–-]/gu, '')
    .replaceAll(/[ILO]/gu, (letter) => misread[letter] ?? letter);
  return letters.length === certificateCodeLength &&
    [...letters].every((letter) => certificateLetters.includes(letter))
    ? letters
    : null;
}

/** Writes a code in groups of four: 'ABCD-EFGH-JKMN'. */
export const writeCertificateCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/gu, '$1-');
