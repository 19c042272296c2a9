import { brand } from '@puente/contract/brand';
import {
  anyInterest,
  interestCategories,
  interests,
  interestsByCategory,
} from '@puente/contract/constants/interests';
import { provinces } from '@puente/contract/constants/provinces';
import { waysOfReaching } from '@puente/contract/constants/reached-us-how';
import { situationCodes, situations } from '@puente/contract/constants/situations';
import { studyTypes } from '@puente/contract/constants/study-types';
import { workDeadlines } from '@puente/contract/constants/work-deadlines';
import type { FieldDefinition } from '@puente/contract/forms/field-definition';
import { limits } from '@puente/contract/limits';

/** Fields about the student (specification §3). The wizard and the profile combine them into forms. */

/** Third answer in addition to those of specification §3: a choice between 'Sí' and 'No' cannot be cleared. */
const ratherNotSay = 'Prefiero no decirlo';

export const provinceField: FieldDefinition = {
  type: 'select',
  value: 'province',
  label: 'Provincia',
  placeholder: 'Elige tu provincia',
  options: [...provinces, 'Otra'],
  extension: { label: '¿Cuál?', placeholder: 'Provincia o país' },
};

export const universityField: FieldDefinition = {
  type: 'combobox',
  value: 'university',
  label: 'Universidad',
  placeholder: 'Escribe su nombre o sus siglas',
  extension: { label: '¿Cómo se llama tu universidad?' },
};

export const studyTypeField: FieldDefinition = {
  type: 'radio',
  value: 'study_type',
  label: '¿Qué cursas?',
  options: studyTypes,
};

/** @param areas names of the study areas */
export const areaField = (areas: readonly string[]): FieldDefinition => ({
  type: 'select',
  value: 'student_area',
  label: 'Área de estudio',
  placeholder: 'Elige tu área',
  options: areas,
});

export const degreesField: FieldDefinition = {
  type: 'picker',
  value: 'degrees',
  label: 'Titulación',
  sublabel: `Si cursas una doble titulación, elige las dos. Como mucho, ${limits.degrees.max}.`,
  kind: 'titulación',
  maxLength: limits.degrees.max,
  extension: { label: '¿Cómo se llama tu titulación?' },
};

export const topicsField: FieldDefinition = {
  type: 'multiselect',
  value: 'tags',
  label: 'Temas que te interesan',
  sublabel: 'Elige los que quieras, o «Indiferente» si no tienes preferencia.',
  options: [anyInterest, ...interests.map(({ name }) => name)],
  grouped: {
    alone: anyInterest,
    groups: interestCategories.map((label) => ({ label, options: interestsByCategory[label] })),
  },
};

export const phoneField: FieldDefinition = {
  type: 'phone',
  value: 'phone',
  label: 'Teléfono',
  placeholder: '600 000 000',
  optional: true,
};

export const reachedUsHowField: FieldDefinition = {
  type: 'radio',
  value: 'reachedUsHow',
  label: `¿Cómo conociste ${brand.name}?`,
  options: [...waysOfReaching, 'Otro'],
  extension: { label: 'Cuéntanos cómo' },
};

export const disabilityField: FieldDefinition = {
  type: 'radio',
  value: 'disability',
  label: '¿Tienes una discapacidad reconocida superior al 33 %?',
  sublabel:
    'Solo se enseña a organizaciones que buscan inclusión. Nunca ordena ni descarta solicitudes, y puedes cambiar o borrar tu respuesta en tu perfil.',
  options: ['Sí', 'No', ratherNotSay],
  optional: true,
};

/** Separate consent for special-category data, asked only after a 'Sí'. */
export const disabilityConsentField: FieldDefinition = {
  type: 'checkbox',
  value: 'disabilityConsent',
  label: `Consiento que ${brand.name} guarde esta respuesta, que es un dato de salud, y la enseñe solo a organizaciones que buscan inclusión. Puedo retirar este consentimiento en mi perfil.`,
  dependency: { field: 'disability', is: ['Sí'] },
};

export const situationField: FieldDefinition = {
  type: 'select',
  value: 'situation',
  label: '¿Cómo llevas tu TFG o TFM?',
  options: situationCodes.map((code) => situations[code]),
};

export const workDeadlineField: FieldDefinition = {
  type: 'select',
  value: 'work_deadline',
  label: '¿Cuándo tienes que elegirlo?',
  options: workDeadlines,
  optional: true,
};
