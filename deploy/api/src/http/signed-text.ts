import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

/** Signs short texts in links of mails and in responses, and verifies them. */
export interface Signer {
  /** Returns the text with its signature after a full stop. */
  sign: (text: string) => string;
  /** Returns the text of a token; null for a token that we did not sign. */
  read: (token: string) => string | null;
}

/** @param purpose keeps tokens of one kind from being read as another */
export function makeSigner(secret: string, purpose: string): Signer {
  const key = createHash('sha256').update(`${purpose}\0${secret}`).digest('hex');
  const sign = (text: string): string => `${text}.${keyedHash(key, text)}`;
  return {
    sign,
    read(token) {
      const text = token.split('.', 1)[0] ?? '';
      const [given, wanted] = [Buffer.from(token), Buffer.from(sign(text))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? text : null;
    },
  };
}
