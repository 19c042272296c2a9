import type { ReportedRecord } from '@puente/client/problems';

/** Words of the button and of its dialog. */
export const problemWith: Readonly<Record<ReportedRecord['kind'], string>> = {
  project: 'Hay un problema con este proyecto',
  work: 'Hay un problema con este trabajo',
  opportunity: 'Hay un problema con esta oportunidad',
  organization: 'Hay un problema con esta organización',
};
