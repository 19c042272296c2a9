import { type Organization } from '@puente/contract/entities/organization';
import { factLine } from '../details/index.ts';

/** 'Fundación · Medio ambiente · A Coruña'. */
export const kindOf = ({ type, sector, location }: Pick<Organization, 'type' | 'sector' | 'location'>) =>
  factLine([type, sector, location]);

/** An address as people say it: 'riolimpio.org'. */
export const spokenAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
