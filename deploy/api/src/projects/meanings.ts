import { modalities, type Modality } from '@puente/contract/constants/modalities';
import type { projectTypes } from '@puente/contract/constants/projects';
import type { Province } from '@puente/contract/constants/provinces';
import { phrase } from '../search/parts.ts';
import { placeMeanings } from '../search/places.ts';
import { type Meaning, understandingOf } from '../search/understanding.ts';

type ProjectType = (typeof projectTypes)[number];

interface Filters {
  type?: { $in: ProjectType[] };
  presentiality?: { $in: Modality[] };
  paid?: { $eq: boolean };
  internship?: { $eq: boolean };
  location?: { $in: Province[] };
  study_areas?: { $in: string[] };
}

const modality = (code: Modality, phrases: readonly string[]): Meaning<Filters> => ({
  phrases,
  label: modalities[code],
  filters: { presentiality: { $in: [code] } },
});

const type = (label: string, $in: ProjectType[], phrases: readonly string[]): Meaning<Filters> => ({
  phrases,
  label,
  filters: { type: { $in } },
});

const area = (name: string, phrases: readonly string[] = []): Meaning<Filters> => ({
  phrases: [phrase(name), ...phrases],
  label: name,
  filters: { study_areas: { $in: [name] } },
});

/** Extracts the list's filters (specification §2) from a search for projects. */
export const understandProjects = understandingOf<Filters>([
  type(
    'TFG',
    ['TFG', 'TFG o TFM'],
    ['tfg', 'tfgs', 'trabajo fin de grado', 'trabajo de fin de grado', 'trabajo final de grado'],
  ),
  type(
    'TFM',
    ['TFM', 'TFG o TFM'],
    ['tfm', 'tfms', 'trabajo fin de master', 'trabajo de fin de master', 'trabajo final de master'],
  ),
  type('Proyecto de impacto', ['Proyecto de impacto'], ['proyecto de impacto', 'proyectos de impacto']),
  modality('remote', [
    'remoto',
    'en remoto',
    'a distancia',
    'teletrabajo',
    'online',
    'on line',
    'en linea',
    'virtual',
    'desde casa',
  ]),
  modality('hybrid', ['hibrido', 'hibrida', 'semipresencial']),
  modality('onsite', ['presencial', 'presenciales']),
  {
    phrases: [
      'remunerado',
      'remunerada',
      'remunerados',
      'remuneradas',
      'con remuneracion',
      'pagado',
      'pagada',
      'pagados',
      'pagadas',
      'con sueldo',
      'con beca',
      'beca',
      'becas',
    ],
    label: 'Remunerado',
    filters: { paid: { $eq: true } },
  },
  {
    phrases: [
      'practicas',
      'con practicas',
      'en practicas',
      'practicas curriculares',
      'practicas extracurriculares',
      'practicas externas',
      'practicas de empresa',
      'practicas en empresa',
    ],
    label: 'Con prácticas',
    filters: { internship: { $eq: true } },
  },
  ...placeMeanings,
  area('Artes y Humanidades', ['humanidades']),
  area('Ciencias de la Salud'),
  area('Ciencias Sociales y Jurídicas', ['ciencias sociales']),
  area('Ingeniería y Arquitectura'),
]);
