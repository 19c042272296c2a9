import * as z from 'zod/mini';
import { declare } from '../call.ts';
import { campaign, program } from '../entities/program.ts';
import { campaignUpdate, newCampaign, programUpdate } from '../forms/content.ts';
import { versioned } from '../forms/versioned.ts';
import { ids } from '../ids.ts';
import { filter, listQuery, one, page } from '../query.ts';

const staff = ['staff'] as const;

/** Campaigns and programs (specification §3, §9). Running campaigns are public; staff see all. */
export const programCalls = declare({
  /** Lists campaigns. */
  'GET /api/campaigns': {
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
  /** Creates a campaign. */
  'POST /api/campaigns': {
    access: staff,
    price: 1,
    own: 'platform',
    refs: { logo: 'file.show' },
    body: z.strictObject({ data: newCampaign }),
    answer: one(campaign),
  },
  /** Changes a campaign. */
  'PUT /api/campaigns/:id': {
    access: staff,
    price: 1,
    row: 'campaign.write',
    refs: { logo: 'file.show' },
    versioned: 'campaign',
    body: z.strictObject({ data: versioned(campaignUpdate) }),
    answer: one(campaign),
  },
  /** Lists programmes. */
  'GET /api/programs': {
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
  /** Changes a programme. */
  'PUT /api/programs/:id': {
    access: staff,
    price: 1,
    row: 'program.write',
    refs: { logo: 'file.show', campaigns: 'campaign.write' },
    versioned: 'program',
    body: z.strictObject({ data: versioned(programUpdate) }),
    answer: one(program),
  },
});
