import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { milestoneDeliveries } from '../entities/delivery.ts';
import { deliveryAnswer, deliveryCommentGiven, deliveryGiven } from '../forms/delivery.ts';
import { all } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const deliveryCalls = declare({
  subject: 'deliveries',
  about:
    'Deliveries of collaborations: versions of the work of each milestone, as a link, a file or both. The organisation or ' +
    'the teacher approves the latest one, or asks for changes. All of them comment.',
  calls: {
    'GET /api/collaborations/:id/deliveries': {
      summary: 'Lists the milestones of a collaboration with their delivered versions',
      access: ['student', ...organizationRoles, 'teacher'],
      price: 1,
      row: 'collaboration.read',
      answer: all(milestoneDeliveries),
    },
    'POST /api/collaborations/:id/deliveries': {
      summary: 'Delivers a version for a milestone',
      description:
        'Earlier versions are kept. An approved milestone takes no further one. A file is uploaded before, `for` a delivery, ' +
        'and is delivered once.',
      access: ['student'],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: deliveryGiven }),
      answer: all(milestoneDeliveries),
    },
    'POST /api/collaborations/:id/deliveries/answers': {
      summary: 'Approves the latest version of a milestone, or asks for changes',
      access: [...organizationRoles, 'teacher'],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: deliveryAnswer }),
      answer: all(milestoneDeliveries),
    },
    'POST /api/collaborations/:id/deliveries/comments': {
      summary: 'Comments on what is delivered for a milestone',
      description: 'Comments stay: they cannot be changed or removed.',
      access: ['student', ...organizationRoles, 'teacher'],
      price: 1,
      row: 'collaboration.move',
      body: z.strictObject({ data: deliveryCommentGiven }),
      answer: all(milestoneDeliveries),
    },
    'GET /api/deliveries/:id/file': {
      summary: 'Downloads the file of a delivered version',
      access: ['student', ...organizationRoles, 'teacher'],
      price: 10,
      row: 'delivery.read',
      answer: 'file',
    },
  },
  examples: {
    'POST /api/collaborations/:id/deliveries': {
      body: {
        data: {
          milestone: 1,
          seen: null,
          link: 'https://ejemplo.org/borrador',
          text: 'Primer borrador, sin las conclusiones.',
          confidential: false,
        },
      },
    },
    'POST /api/collaborations/:id/deliveries/comments': {
      body: { data: { milestone: 1, text: '¿Las medidas son de este año?' } },
    },
    'POST /api/collaborations/:id/deliveries/answers': {
      body: { data: { delivery: 1, answer: 'approved' } },
    },
  },
});
