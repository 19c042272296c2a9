import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { banner, plannedBanner } from '../entities/banner.ts';
import { bannerForm } from '../forms/banner.ts';
import { versioned } from '../forms/versioned.ts';
import { all, one } from '../query.ts';
import { editors } from '../roles.ts';

export const bannerCalls = declare({
  subject: 'banners',
  about: 'The banner over all pages (§2). Staff plan several; at most one is shown at a time.',
  calls: {
    'GET /api/banners/current': {
      summary: 'Returns the banner of now, or of the next minutes, or else the last one',
      access: 'anyone',
      price: 1,
      own: 'public',
      answer: one(banner),
    },
    'GET /api/banners': {
      summary: 'Lists all banners, the latest first',
      access: editors,
      price: 1,
      own: 'platform',
      answer: all(plannedBanner),
    },
    'POST /api/banners': {
      summary: 'Plans a banner',
      description: 'Refused while another banner is shown or planned for a part of its time.',
      access: editors,
      price: 1,
      own: 'platform',
      body: z.strictObject({ data: bannerForm }),
      answer: one(plannedBanner),
    },
    'PUT /api/banners/:id': {
      summary: 'Changes a banner',
      access: editors,
      price: 1,
      row: 'banner.write',
      versioned: 'banner',
      body: z.strictObject({ data: versioned(bannerForm) }),
      answer: one(plannedBanner),
    },
    'DELETE /api/banners/:id': {
      summary: 'Deletes a banner',
      access: editors,
      price: 1,
      row: 'banner.write',
      answer: 'nothing',
    },
  },
  examples: {
    'POST /api/banners': {
      body: {
        data: {
          title: 'Nueva edición de los premios',
          text: null,
          link: '/awards',
          from: '2037-03-10T08:00:00.000Z',
          to: '2037-03-17T08:00:00.000Z',
          hiddenOn: ['/organizaciones', '/awards'],
        },
      },
    },
    'PUT /api/banners/:id': {
      body: {
        data: {
          title: 'Nueva edición de los premios',
          link: '/awards',
          from: '2037-03-10T08:00:00.000Z',
          to: '2037-03-18T08:00:00.000Z',
        },
      },
    },
  },
});
