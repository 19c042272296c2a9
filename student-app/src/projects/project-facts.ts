import { modalities } from '@puente/contract/constants/modalities';
import { acceptsApplications } from '@puente/contract/constants/statuses';
import type { Project } from '@puente/contract/entities/project';

// A deadline is the end of its day in Spain, wherever the reader is.
const days = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

/** Day of a moment, in words: '12 de marzo de 2026'. */
export const dayOf = (moment: string): string => days.format(new Date(moment));

/** How and where: 'Híbrido · A Coruña'. */
export const placeOf = ({ presentiality, location }: Pick<Project, 'presentiality' | 'location'>): string =>
  location === null ? modalities[presentiality] : `${modalities[presentiality]} · ${location}`;

/** Until when it takes applications. */
export function deadlineOf({ status, deadline }: Pick<Project, 'status' | 'deadline'>): string {
  if (!acceptsApplications(status)) return 'Ya no admite solicitudes';
  return deadline === null ? 'Sin fecha límite' : `Hasta el ${dayOf(deadline)}`;
}

/** '1 proyecto', '1.204 proyectos'. */
export const projectCount = (total: number): string =>
  total === 1 ? '1 proyecto' : `${total.toLocaleString('es-ES', { useGrouping: 'always' })} proyectos`;
