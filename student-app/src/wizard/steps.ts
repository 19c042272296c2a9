import type { FormStep } from '@puente/design-system/multi-step-form';
import {
  areaField,
  degreesField,
  disabilityConsentField,
  disabilityField,
  phoneField,
  provinceField,
  reachedUsHowField,
  studyTypeField,
  topicsField,
  universityField,
} from './fields.ts';

interface Known {
  /** Names of the study areas. */
  areas: readonly string[];
  hasPhone: boolean;
}

/** Pages of the wizard (specification §3, student wizard fields). */
export const wizardSteps = ({ areas, hasPhone }: Known): FormStep[] => [
  {
    name: 'place',
    title: 'Dónde estudias',
    lead: 'Para enseñarte primero los proyectos que tienes cerca.',
    fields: [provinceField, universityField, studyTypeField],
  },
  {
    name: 'studies',
    title: 'Qué estudias',
    lead: 'Las organizaciones dicen qué titulaciones buscan: así sabrás cuáles encajan contigo.',
    fields: [areaField(areas), degreesField],
  },
  {
    name: 'interests',
    title: 'Qué te interesa',
    lead: 'Los proyectos que tratan de ello te saldrán antes.',
    fields: [topicsField],
  },
  {
    name: 'contact',
    title: 'Cómo te llaman',
    lead: 'Una organización que te preselecciona puede llamarte. Ninguna otra verá tu teléfono.',
    // The contact page is skipped if the phone is known (§2).
    skip: () => hasPhone,
    fields: [phoneField],
  },
  {
    name: 'last',
    title: 'Para terminar',
    fields: [reachedUsHowField, disabilityField, disabilityConsentField],
  },
];
