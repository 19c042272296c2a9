import type { Organization } from '@puente/contract/entities/organization';

/** 'Fundación · Medio ambiente · A Coruña'. */
export const kindOf = ({ type, sector, location }: Pick<Organization, 'type' | 'sector' | 'location'>) =>
  [type, sector, location].filter(Boolean).join(' · ');

/** '6 días', '1 día'. */
export const daysOf = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

/** An address as people say it: 'riolimpio.org'. */
export const spokenAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
