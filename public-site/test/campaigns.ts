import type { Campaign, Program } from '@puente/contract/entities/program';
import type { CampaignId, ProgramId } from '@puente/contract/ids';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

export const campaign = (change: Partial<Omit<Campaign, 'id'>> & { id?: number } = {}): Campaign => ({
  ...stamps,
  code: 'emprende-tfg',
  name: 'Emprende TFG',
  title: 'Emprende TFG',
  subtitle: 'Galicia',
  active: true,
  from: null,
  to: null,
  logo: null,
  ...change,
  id: (change.id ?? 1) as CampaignId,
});

/** @param of id of its campaign */
export const program = ({
  id = 3,
  code = 'udc',
  name = 'Emprende TFG',
  of = 1,
}: { id?: number; code?: string; name?: string; of?: number } = {}): Program => ({
  ...stamps,
  id: id as ProgramId,
  code,
  name,
  logo: null,
  projects: 2,
  programCampaign: [
    { campaign: { id: of as CampaignId, code: 'emprende-tfg', name: 'Emprende TFG' }, students: 7 },
  ],
});
