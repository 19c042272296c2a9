import { publicationState } from '@puente/contract/publication';
import { currentTime } from '@puente/contract/relative-time';

const moments = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** '27 nov 2026, 13:45', in the time of mainland Spain. */
export const momentWords = (moment: string): string => moments.format(new Date(moment));

/** Says who can read a text, and since or from when. `ending` is that of its participles: 'a' for 'una entrada'. */
export function standingWords(publishedAt: string | null, ending: 'a' | 'o'): string {
  if (publishedAt === null) return `Borrador: solo l${ending} ve el equipo de redacción.`;
  return publicationState(publishedAt, new Date(currentTime())) === 'scheduled'
    ? `Programad${ending}: se publica el ${momentWords(publishedAt)} (hora peninsular).`
    : `Publicad${ending} el ${momentWords(publishedAt)}.`;
}
