import { createHmac } from 'node:crypto';

/** Hashes a text with the pepper. Equal texts give equal hashes, but without the pepper nobody can guess the text. */
export const keyedHash = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('base64url');
