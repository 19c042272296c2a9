import type { Person } from '@puente/contract/entities/person';

/** Name of a person; the address of an account without a name. */
export const fullName = ({ name, surname, email }: Pick<Person, 'name' | 'surname' | 'email'>): string =>
  `${name} ${surname}`.trim() || email;
