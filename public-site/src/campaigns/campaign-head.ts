import type { Campaign } from '@puente/contract/entities/program';
import { href } from '@puente/platform/links';
import type { PageHead } from '@puente/platform/ui';

/** Metadata of a campaign for search engines and shared links, or of a missing campaign. */
export function headOf(campaign: Campaign | null): PageHead {
  if (campaign === null) return { title: 'Campaña no encontrada', isMissing: true };
  const { code, name, title, subtitle } = campaign;
  return {
    title,
    description: [`Proyectos para tu TFG o TFM en la campaña ${name}.`, subtitle].filter(Boolean).join(' '),
    path: href('campaign', { code }),
  };
}
