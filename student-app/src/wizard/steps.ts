import { brand } from '@puente/contract/brand';
import {
  anyInterest,
  interestCategories,
  interests,
  interestsByCategory,
} from '@puente/contract/constants/interests';
import { provinces } from '@puente/contract/constants/provinces';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { studyTypes } from '@puente/contract/constants/study-types';
import { limits } from '@puente/contract/limits';
import type { FormStep } from '@puente/design-system/multi-step-form';

interface Known {
  /** Names of the study areas. */
  areas: readonly string[];
  hasPhone: boolean;
}

/** A third answer beside those of specification §3: a choice between 'Sí' and 'No' cannot be taken back. */
const ratherNotSay = 'Prefiero no decirlo';

/** The pages of the wizard (specification §3, student wizard fields). */
export const wizardSteps = ({ areas, hasPhone }: Known): FormStep[] => [
  {
    name: 'place',
    title: 'Dónde estudias',
    lead: 'Para enseñarte primero los proyectos que tienes cerca.',
    fields: [
      {
        type: 'select',
        value: 'province',
        label: 'Provincia',
        placeholder: 'Elige tu provincia',
        options: [...provinces, 'Otra'],
        extension: { label: '¿Cuál?', placeholder: 'Provincia o país' },
      },
      {
        type: 'combobox',
        value: 'university',
        label: 'Universidad',
        placeholder: 'Escribe su nombre o sus siglas',
        extension: { label: '¿Cómo se llama tu universidad?' },
      },
      { type: 'radio', value: 'study_type', label: '¿Qué cursas?', options: studyTypes },
    ],
  },
  {
    name: 'studies',
    title: 'Qué estudias',
    lead: 'Las organizaciones dicen qué titulaciones buscan: así sabrás cuáles encajan contigo.',
    fields: [
      {
        type: 'select',
        value: 'student_area',
        label: 'Área de estudio',
        placeholder: 'Elige tu área',
        options: areas,
      },
      {
        type: 'picker',
        value: 'degrees',
        label: 'Titulación',
        sublabel: `Si cursas una doble titulación, elige las dos. Como mucho, ${limits.degrees.max}.`,
        kind: 'titulación',
        maxLength: limits.degrees.max,
        extension: { label: '¿Cómo se llama tu titulación?' },
      },
    ],
  },
  {
    name: 'interests',
    title: 'Qué te interesa',
    lead: 'Los proyectos que tratan de ello te saldrán antes.',
    fields: [
      {
        type: 'multiselect',
        value: 'tags',
        label: 'Temas',
        sublabel: 'Elige los que quieras, o «Indiferente» si no tienes preferencia.',
        options: [anyInterest, ...interests.map(({ name }) => name)],
        grouped: {
          alone: anyInterest,
          groups: interestCategories.map((label) => ({ label, options: interestsByCategory[label] })),
        },
      },
    ],
  },
  {
    name: 'contact',
    title: 'Cómo te llaman',
    lead: 'Una organización que te preselecciona puede llamarte. Ninguna otra verá tu teléfono.',
    // The contact step is skipped when a phone is known (§2).
    skip: () => hasPhone,
    fields: [
      {
        type: 'phone',
        value: 'phone',
        label: 'Teléfono',
        placeholder: '600 000 000',
        optional: true,
      },
    ],
  },
  {
    name: 'last',
    title: 'Para terminar',
    fields: [
      {
        type: 'select',
        value: 'reachedUsHow',
        label: `¿Cómo conociste ${brand.name}?`,
        options: [...waysOfReaching, 'Otro'],
        extension: { label: 'Cuéntanos cómo' },
      },
      {
        type: 'radio',
        value: 'disability',
        label: '¿Tienes una discapacidad reconocida superior al 33 %?',
        sublabel: 'Solo se enseña a organizaciones que buscan inclusión.',
        tooltip:
          'No hace falta que respondas. Nunca sirve para ordenar ni para descartar solicitudes, y puedes cambiar o borrar tu respuesta en tu perfil.',
        options: ['Sí', 'No', ratherNotSay],
        optional: true,
      },
      {
        type: 'checkbox',
        value: 'disabilityConsent',
        label: `Consiento que ${brand.name} guarde esta respuesta, que es un dato de salud, y la enseñe solo a organizaciones que buscan inclusión. Puedo retirar este consentimiento en mi perfil.`,
        dependency: { field: 'disability', is: ['Sí'] },
      },
    ],
  },
];
