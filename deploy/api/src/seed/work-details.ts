import type { sectors } from '@puente/contract/constants/organizations';
import { workLicenceCodes } from '@puente/contract/constants/works';
import type { works } from '../db/schema.ts';
import type { WorkIdea } from './data/work-idea.ts';

type Details = Pick<
  typeof works.$inferInsert,
  'ods' | 'licence' | 'awarded' | 'embargoUntil' | 'impact' | 'sustainability' | 'innovation' | 'viability'
>;

/** What a work says besides its summary: goals for all, and for finished ones also results and terms. */
export const workDetails = (idea: WorkIdea, index: number): Details => ({
  ods: [...goalsOf[idea.sector]],
  ...(idea.stage === 'finished' && {
    licence: workLicenceCodes[index % workLicenceCodes.length] ?? 'reserved',
    awarded: index % 19 === 2,
    embargoUntil: index % 23 === 6 ? nextYear() : null,
    impact:
      'Quien participó ha seguido con ello después de la defensa, y otras dos entidades han pedido los materiales para repetirlo.',
    sustainability:
      'Se hizo con medios que ya existían: nada se compró nuevo y los desplazamientos fueron en transporte público.',
    innovation: 'No hay nada igual publicado en español con un método que se pueda copiar paso a paso.',
    viability: 'Cuesta menos de 600 euros al año y lo puede mantener una persona con dos horas a la semana.',
  }),
  ...(idea.stage === 'onGoing' && {
    impact: 'Al terminar, la entidad que colabora tendrá los datos y una guía para seguir sin ayuda.',
  }),
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
