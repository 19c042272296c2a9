import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { joining, ownJoining } from '../entities/joining.ts';
import { reference } from '../forms/fields.ts';
import { joiningInvitation } from '../forms/joining.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** How people come to act for an organisation that exists already, and cease to. */
export const joiningCalls = declare({
  /** What the user has asked for, and what they are invited to by their confirmed address. */
  'GET /api/joinings': { access: organizationRoles, price: 1, own: 'user', answer: all(ownJoining) },
  /** 'Pedir unirme'. Its people are told by mail. The same again is one request; of an invited user it accepts the invitation. */
  'POST /api/organizations/:id/joinings': {
    access: organizationRoles,
    row: 'organization.read',
    limit: 'mail',
    answer: one(z.object({ joined: z.boolean() })),
  },
  /** Who has asked to join it, and who is invited: the oldest first. */
  'GET /api/organizations/:id/joinings': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    answer: all(joining),
  },
  /** By e-mail, whether the address has an account or not. Of a user who has asked already it accepts that. */
  'POST /api/organizations/:id/invitations': {
    access: organizationRoles,
    row: 'organization.manage',
    limit: 'invite',
    body: z.strictObject({ data: joiningInvitation }),
    answer: one(z.object({ joined: z.boolean() })),
  },
  /** Of a request its people decide, of an invitation the person. */
  'PUT /api/joinings/:id': {
    access: organizationRoles,
    price: 1,
    row: 'joining.decide',
    body: z.strictObject({ data: z.strictObject({ accepted: z.boolean() }) }),
    answer: 'nothing',
  },
  /** Taken back by the side that began it. */
  'DELETE /api/joinings/:id': {
    access: organizationRoles,
    price: 1,
    row: 'joining.withdraw',
    answer: 'nothing',
  },
  /** A person ceases to act for it: they leave, or another one removes them. The last one stays. */
  'POST /api/organizations/:id/departures': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    body: z.strictObject({ data: z.strictObject({ user: reference<'user'>() }) }),
    answer: 'nothing',
  },
});
