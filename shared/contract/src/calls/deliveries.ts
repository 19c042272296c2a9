import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { milestoneDeliveries } from '../entities/delivery.ts';
import { deliveryAnswer, deliveryGiven } from '../forms/delivery.ts';
import { all } from '../query.ts';
import { organizationRoles } from '../roles.ts';

export const deliveryCalls = declare({
  subject: 'deliveries',
  about:
    'Deliveries of collaborations: versions of the work of each milestone. The organisation or the teacher approves the ' +
    'latest one, or asks for changes.',
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
      description: 'Earlier versions are kept. An approved milestone takes no further one.',
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
    'POST /api/collaborations/:id/deliveries/answers': {
      body: { data: { delivery: 1, answer: 'approved' } },
    },
  },
});
