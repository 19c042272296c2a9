import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { campaign, program } from '../entities/program.ts';
import { campaignUpdate, newCampaign, programUpdate } from '../forms/campaign.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page } from '../query.ts';
import { editors } from '../roles.ts';

export const programCalls = declare({
  subject: 'programs',
  about: 'Campaigns and programs (specification §3, §9). Running campaigns are public; staff see all.',
  calls: {
    'GET /api/campaigns': {
      summary: 'Lists campaigns',
      access: 'anyone',
      price: 3,
      scope: 'campaign',
      query: listQuery({
        filters: {
          code: filter.name(),
          name: filter.name(),
          active: filter.flag(),
          id: filter.id(ids.campaign),
        },
        populate: ['logo'],
        sort: ['name:asc'],
      }),
      answer: page(campaign),
    },
    'POST /api/campaigns': {
      summary: 'Creates a campaign',
      access: editors,
      price: 1,
      own: 'platform',
      refs: { logo: 'file.show' },
      body: z.strictObject({ data: newCampaign }),
      answer: one(campaign),
    },
    'PUT /api/campaigns/:id': {
      summary: 'Changes a campaign',
      access: editors,
      price: 1,
      row: 'campaign.write',
      refs: { logo: 'file.show' },
      versioned: 'campaign',
      body: z.strictObject({ data: versioned(campaignUpdate) }),
      answer: one(campaign),
    },
    'GET /api/programs': {
      summary: 'Lists programmes',
      access: 'anyone',
      price: 3,
      own: 'public',
      query: listQuery({
        filters: { code: filter.name(), name: filter.name(), id: filter.id(ids.program) },
        populate: ['logo', 'projects', 'programCampaign'],
        sort: ['id:asc', 'name:asc'],
      }),
      answer: page(program),
    },
    'PUT /api/programs/:id': {
      summary: 'Changes a programme',
      access: editors,
      price: 1,
      row: 'program.write',
      refs: { logo: 'file.show', campaigns: 'campaign.write' },
      versioned: 'program',
      body: z.strictObject({ data: versioned(programUpdate) }),
      answer: one(program),
    },
  },
  examples: {
    'GET /api/campaigns': { query: { filters: { code: { $eq: 'emprende-tfg' } }, populate: ['logo'] } },
    'POST /api/campaigns': {
      body: {
        data: {
          code: 'campana-de-prueba',
          name: 'Campaña de prueba',
          title: 'Campaña de prueba',
          subtitle: null,
          logo: 1,
          active: false,
        },
      },
    },
    'PUT /api/campaigns/:id': { body: { data: { subtitle: 'Para estudiantes de Galicia', logo: 1 } } },
    'GET /api/programs': {
      query: {
        filters: { code: { $in: ['data', 'social'] } },
        populate: ['logo', 'projects', 'programCampaign'],
        sort: 'name:asc',
      },
    },
    'PUT /api/programs/:id': { body: { data: { logo: 1, campaigns: [1] } } },
  },
});
