import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { deletionPreview, user } from '../entities/account.ts';
import { currentUser } from '../entities/user.ts';
import { knownPassword } from '../forms/account.ts';
import { ownUser } from '../forms/profile.ts';
import { versioned } from '../forms/versioned.ts';
import { one, recordQuery } from '../query.ts';

export const userCalls = declare({
  subject: 'users',
  about: 'Users (§7). Users see themselves, support sees every user.',
  calls: {
    'GET /api/users/me': {
      summary: 'Returns the signed-in user',
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: currentUser,
    },
    'GET /api/users/me/deletion': {
      summary: "Previews what deleting the caller's account removes, and what is kept and why",
      access: 'signedIn',
      price: 1,
      own: 'user',
      answer: one(deletionPreview),
    },
    'GET /api/users/me/export': {
      summary: 'Downloads all data about the caller as a ZIP',
      description: 'Datos.json and the files.',
      access: 'signedIn',
      price: 50,
      own: 'user',
      hasEffects: true,
      answer: 'file',
    },
    'GET /api/users/:id': {
      summary: 'Returns a user',
      access: 'signedIn',
      price: 1,
      row: 'user.read',
      query: recordQuery(['picture']),
      answer: user,
    },
    'PUT /api/user/me': {
      summary: "Changes the caller's own account",
      access: 'signedIn',
      price: 1,
      own: 'user',
      versioned: 'user',
      body: versioned(ownUser),
      answer: currentUser,
    },
    'DELETE /api/users/:id': {
      summary: 'Deletes an account',
      description:
        'Users delete their own account, by password or recent login; administrators delete any, with their own password. `works` decides about ' +
        'published works.',
      access: 'signedIn',
      aboutPerson: true,
      row: 'user.remove',
      limit: 'login',
      body: z.strictObject({
        password: z.optional(knownPassword),
        works: z.optional(z.enum(['keep', 'remove'])),
      }),
      answer: 'nothing',
    },
  },
  examples: {
    'GET /api/users/:id': { query: { populate: ['picture'] } },
    'PUT /api/user/me': {
      body: {
        profileType: 'student',
        name: 'Nombre',
        surname: 'Apellido Apellido',
        phone: '+34 600 000 000',
        picture: null,
        lastLogin: '2026-03-02T10:00:00.000Z',
      },
    },
    'DELETE /api/users/:id': { body: { password: 'no-es-esta', works: 'keep' } },
  },
});
