import { nameOfCompetence } from './constants/competence-names.ts';
import { dayInSpain } from './day-in-spain.ts';
import { dayInWords } from './day-in-words.ts';
import type { Certificate } from './entities/certificate.ts';
import { hoursInWords } from './hours-log.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Iniciativa y Comunicación'; 'Ninguna' without one. Codes that this release does not know are left out. */
export function competencesInWords(codes: readonly string[]): string {
  const names = codes.map(nameOfCompetence).filter((name) => name !== null);
  return names.length === 0 ? 'Ninguna' : list.format(names);
}

/** '12,5 horas', '1 hora', 'Ninguna' */
export const confirmedInWords = (minutes: number): string =>
  minutes === 0 ? 'Ninguna' : `${hoursInWords(minutes)} ${minutes === 60 ? 'hora' : 'horas'}`;

/** Tells who ended a certificate, and when. */
export function voidedInWords({ voidedAt, voidedBy }: Pick<Certificate, 'voidedAt' | 'voidedBy'>): string {
  const day = voidedAt === null ? '' : ` el ${dayInWords(dayInSpain(new Date(voidedAt)))}`;
  if (voidedBy === 'newer') return `Lo sustituyó uno más nuevo${day}.`;
  return voidedBy === 'organization' ? `La organización lo anuló${day}.` : `Su titular lo anuló${day}.`;
}
