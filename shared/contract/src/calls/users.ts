import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { deletionPreview, user } from '../entities/account.ts';
import { currentUser } from '../entities/user.ts';
import { knownPassword } from '../forms/account.ts';
import { ownUser } from '../forms/profile.ts';
import { versioned } from '../forms/versioned.ts';
import { one, recordQuery } from '../query.ts';

/** Users (§7). Users see themselves, staff see every user. */
export const userCalls = declare({
  /** Returns the signed-in user. */
  'GET /api/users/me': { access: 'signedIn', price: 1, own: 'user', answer: currentUser },
  /** Previews what deleting the caller's account removes, and what is kept and why. */
  'GET /api/users/me/deletion': { access: 'signedIn', price: 1, own: 'user', answer: one(deletionPreview) },
  /** Downloads all data about the caller as a ZIP: datos.json and the files. */
  'GET /api/users/me/export': {
    access: 'signedIn',
    price: 50,
    own: 'user',
    hasEffects: true,
    answer: 'file',
  },
  /** Returns a user. */
  'GET /api/users/:id': {
    access: 'signedIn',
    price: 1,
    row: 'user.read',
    query: recordQuery(['picture']),
    answer: user,
  },
  /** Changes the caller's own account. */
  'PUT /api/user/me': {
    access: 'signedIn',
    price: 1,
    own: 'user',
    versioned: 'user',
    body: versioned(ownUser),
    answer: currentUser,
  },
  /**
   * Deletes an account: the caller's own, by password or recent login, or any other by staff, with their own password. `works` decides
   * about published works.
   */
  'DELETE /api/users/:id': {
    access: 'signedIn',
    row: 'user.remove',
    limit: 'login',
    body: z.strictObject({
      password: z.optional(knownPassword),
      works: z.optional(z.enum(['keep', 'remove'])),
    }),
    answer: 'nothing',
  },
});
