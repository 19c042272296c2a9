import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { joining, ownJoining } from '../entities/joining.ts';
import { reference } from '../forms/fields.ts';
import { joiningInvitation } from '../forms/joining.ts';
import { all, one } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const joiningCalls = declare({
  subject: 'joinings',
  about: 'Requests and invitations to act for an existing organisation, and departures from it.',
  calls: {
    'GET /api/joinings': {
      summary: "Lists the user's own requests, and the invitations to their confirmed address",
      access: organizationRoles,
      price: 1,
      own: 'user',
      answer: all(ownJoining),
    },
    'POST /api/organizations/:id/joinings': {
      summary: "Asks to join an organisation ('Pedir unirme')",
      description:
        'Its people are notified by mail. Repeated requests count once; a request of an invited user accepts the invitation.',
      access: organizationRoles,
      row: 'organization.read',
      limit: 'mail',
      answer: one(z.object({ joined: z.boolean() })),
    },
    'GET /api/organizations/:id/joinings': {
      summary: 'Lists the pending requests and invitations of an organisation, oldest first',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      answer: all(joining),
    },
    'POST /api/organizations/:id/invitations': {
      summary: 'Invites an e-mail address, with or without an account',
      description: 'If that user has already asked to join, the invitation accepts the request.',
      access: organizationRoles,
      row: 'organization.manage',
      limit: 'invite',
      body: z.strictObject({ data: joiningInvitation }),
      answer: one(z.object({ joined: z.boolean() })),
    },
    'PUT /api/joinings/:id': {
      summary: 'Accepts or declines a request or an invitation',
      description: "The organisation's people decide on a request, the invited person on an invitation.",
      access: organizationRoles,
      price: 1,
      row: 'joining.decide',
      body: z.strictObject({ data: z.strictObject({ accepted: z.boolean() }) }),
      answer: 'nothing',
    },
    'DELETE /api/joinings/:id': {
      summary: 'Takes back a request or an invitation, by the side that began it',
      access: organizationRoles,
      price: 1,
      row: 'joining.withdraw',
      answer: 'nothing',
    },
    'POST /api/organizations/:id/departures': {
      summary: 'Removes a person from the organisation',
      description: 'They leave, or a colleague removes them. The last person cannot be removed.',
      access: organizationRoles,
      price: 1,
      row: 'organization.manage',
      body: z.strictObject({ data: z.strictObject({ user: reference<'user'>() }) }),
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/organizations/:id/invitations': { body: { data: { email: 'compa@huerto.ejemplo.test' } } },
    'PUT /api/joinings/:id': { body: { data: { accepted: true } } },
    'POST /api/organizations/:id/departures': { body: { data: { user: 3 } } },
  },
});
