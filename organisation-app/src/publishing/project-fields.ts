import type { NewProject } from '@puente/contract/forms/project';
import { limits } from '@puente/contract/limits';
import type { OrganizationId } from '@puente/contract/ids';

/** What the fields are called, in the order of the screen. */
export const fieldLabels = {
  organization: 'Organización que lo publica',
  title: 'Título',
  type: 'Tipo de proyecto',
  description: 'Descripción',
  objectives: 'Objetivos',
  study_areas: 'Áreas de estudio',
  requirements: 'Requisitos',
  presentiality: 'Modalidad',
  location: 'Provincia',
  dedication: 'Dedicación',
  result_owner: 'De quién será el resultado',
  remuneration: 'Remuneración',
  deadline: 'Último día para solicitarlo',
  answer_days: 'Días para responder a cada solicitud',
  ods: 'Objetivos de Desarrollo Sostenible',
  tags: 'Etiquetas',
} as const satisfies Partial<Record<keyof NewProject, string>>;

/** A form in which only the organisation is known. */
export const emptyProject = (organization: OrganizationId) => ({
  organization,
  title: '',
  description: '',
  objectives: '',
  requirements: '',
  study_areas: [],
  ods: [],
  location: null,
  dedication: null,
  result_owner: null,
  remuneration: '',
  internship: false,
  deadline: null,
  answer_days: limits.answerDays.usual,
  tags: [],
  visibility_consent: false,
});

/** What is sent of it: a remote project has no province, and a text that was left empty is not sent at all. */
export function projectFrom(values: NewProject): NewProject {
  const { objectives, requirements, remuneration, ...rest } = values;
  return {
    ...rest,
    ...(objectives && { objectives }),
    ...(requirements && { requirements }),
    ...(remuneration && { remuneration }),
    location: values.presentiality === 'remote' ? null : values.location,
  };
}
