import type { ApplicationText } from '@puente/contract/constants/application-texts';

/** Label of each text of an application, for the organisation that reads it. */
export const textLabels: Readonly<Record<ApplicationText, string>> = {
  motivation: 'Qué puede aportar y qué quiere aprender',
  interest: 'Por qué le interesa',
  project_expected: 'Qué espera del proyecto',
  availability: 'Disponibilidad',
};
