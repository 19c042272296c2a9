import type { TakedownEvent, TakedownKind } from '@puente/contract/constants/takedowns';
import type { Takedown } from '@puente/contract/entities/takedown';
import { href } from '@puente/platform/links';

/** Kinds of records as staff and owners read them. */
export const kindWords: Readonly<Record<TakedownKind, string>> = {
  project: 'Proyecto',
  work: 'Trabajo',
  opportunity: 'Oportunidad',
};

export const eventWords: Readonly<Record<TakedownEvent, string>> = {
  takenDown: 'El equipo retiró la publicación',
  objected: 'Objeción',
  upheld: 'Respuesta: sigue sin verse',
  lifted: 'Respuesta: se vuelve a ver',
};

/** Page of the record. Its owner and staff see it also while it is taken down. */
export const recordHref = ({ kind, record: { id } }: Pick<Takedown, 'kind' | 'record'>): string =>
  href(kind, { id });
