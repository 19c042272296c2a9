import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { joining, ownJoining } from '../entities/joining.ts';
import { reference } from '../forms/fields.ts';
import { joiningInvitation } from '../forms/joining.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

/** Requests and invitations to act for an existing organisation, and departures from it. */
export const joiningCalls = declare({
  /** Lists the user's own requests, and the invitations to their confirmed address. */
  'GET /api/joinings': { access: organizationRoles, price: 1, own: 'user', answer: all(ownJoining) },
  /**
   * Asks to join an organisation ('Pedir unirme'). Its people are notified by mail. Repeated requests count once; a request of an invited
   * user accepts the invitation.
   */
  'POST /api/organizations/:id/joinings': {
    access: organizationRoles,
    row: 'organization.read',
    limit: 'mail',
    answer: one(z.object({ joined: z.boolean() })),
  },
  /** Lists the pending requests and invitations of an organisation, oldest first. */
  'GET /api/organizations/:id/joinings': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    answer: all(joining),
  },
  /** Invites an e-mail address, with or without an account. If that user has already asked to join, the invitation accepts the request. */
  'POST /api/organizations/:id/invitations': {
    access: organizationRoles,
    row: 'organization.manage',
    limit: 'invite',
    body: z.strictObject({ data: joiningInvitation }),
    answer: one(z.object({ joined: z.boolean() })),
  },
  /** Accepts or declines a request or an invitation. The organisation's people decide on a request, the invited person on an invitation. */
  'PUT /api/joinings/:id': {
    access: organizationRoles,
    price: 1,
    row: 'joining.decide',
    body: z.strictObject({ data: z.strictObject({ accepted: z.boolean() }) }),
    answer: 'nothing',
  },
  /** Takes back a request or an invitation, by the side that began it. */
  'DELETE /api/joinings/:id': {
    access: organizationRoles,
    price: 1,
    row: 'joining.withdraw',
    answer: 'nothing',
  },
  /** Removes a person from the organisation: they leave, or a colleague removes them. The last person cannot be removed. */
  'POST /api/organizations/:id/departures': {
    access: organizationRoles,
    price: 1,
    row: 'organization.manage',
    body: z.strictObject({ data: z.strictObject({ user: reference<'user'>() }) }),
    answer: 'nothing',
  },
});
