import type { AwardEdition } from '@puente/contract/entities/award';
import { momentWords } from './moment-words.ts';

type Times = Pick<AwardEdition, 'opensAt' | 'closesAt' | 'judgedBy' | 'announcedAt'>;

export type AwardStage = 'planned' | 'open' | 'judged' | 'announced';

export function stageOf({ opensAt, closesAt, announcedAt }: Times, now: Date): AwardStage {
  if (new Date(announcedAt) <= now) return 'announced';
  if (new Date(closesAt) <= now) return 'judged';
  return new Date(opensAt) <= now ? 'open' : 'planned';
}

/** Says what can be done in an edition now, and until when. */
export function stageWords(edition: Times, now: Date): string {
  const { opensAt, closesAt, announcedAt } = edition;
  switch (stageOf(edition, now)) {
    case 'planned':
      return `Se abre el ${momentWords(opensAt, now)}, hora peninsular.`;
    case 'open':
      return `Abierta hasta el ${momentWords(closesAt, now)}, hora peninsular.`;
    case 'judged':
      return `Cerrada: los premios se anuncian el ${momentWords(announcedAt, now)}, hora peninsular.`;
    case 'announced':
      return `Anunciada el ${momentWords(announcedAt, now)}, hora peninsular.`;
  }
}
