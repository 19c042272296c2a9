import { href } from '@puente/platform/links';

/** The search of this page view's last list, so that 'Volver a proyectos' brings back the same list. */
let last = '';

export const rememberSearch = (address: string): void => {
  last = address;
};

export const listHref = (): string => href('projects') + (last && `?${last}`);
