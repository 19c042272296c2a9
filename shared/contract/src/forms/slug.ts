import { limits } from '../limits.ts';

/** Suggests the last part of an address from a title: '¿Qué es un TFG?' becomes 'que-es-un-tfg'. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, limits.content.title)
    .replaceAll(/^-|-$/g, '');
