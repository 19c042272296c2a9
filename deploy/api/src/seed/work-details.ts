import type { sectors } from '@puente/contract/constants/organizations';
import { workLicenceCodes } from '@puente/contract/constants/works';
import type { works } from '../db/schema.ts';
import { composed } from './composed.ts';
import type { WorkIdea } from './data/work-idea.ts';
import {
  impactSentences,
  indexLines,
  innovationSentences,
  ongoingImpactSentences,
  sustainabilitySentences,
  viabilitySentences,
} from './data/work-phrases.ts';

type Details = Pick<
  typeof works.$inferInsert,
  | 'ods'
  | 'index'
  | 'licence'
  | 'awarded'
  | 'embargoUntil'
  | 'impact'
  | 'sustainability'
  | 'innovation'
  | 'viability'
>;

/** Further fields of a work: goals for all, and for finished ones also results and terms. */
export const workDetails = (idea: WorkIdea, index: number): Details => ({
  ods: [...goalsOf[idea.sector]],
  ...(idea.stage === 'finished' && {
    licence: workLicenceCodes[index % workLicenceCodes.length] ?? 'reserved',
    awarded: index % 19 === 2,
    embargoUntil: index % 23 === 6 ? nextYear() : null,
    impact: composed(impactSentences, index),
    sustainability: composed(sustainabilitySentences, index),
    innovation: composed(innovationSentences, index),
    viability: composed(viabilitySentences, index),
  }),
  ...(idea.stage === 'onGoing' && { impact: composed(ongoingImpactSentences, index) }),
  ...(idea.stage !== 'choosing' && { index: composed(indexLines, index, '\n') }),
});

const nextYear = (): Date => new Date(Date.UTC(new Date().getUTCFullYear() + 1, 8, 1));

const goalsOf: Readonly<Record<(typeof sectors)[number], readonly number[]>> = {
  Agroalimentario: [2, 12],
  Consultoría: [8],
  'Cooperación y acción social': [1, 10],
  Cultura: [4, 11],
  Educación: [4],
  Energía: [7, 13],
  Industria: [9, 12],
  'Medio ambiente': [14, 15],
  Salud: [3],
  Tecnología: [9],
  'Transporte y movilidad': [11, 13],
  Turismo: [8, 11],
  'Urbanismo y vivienda': [11],
  Otro: [12],
};
