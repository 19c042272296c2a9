import type { organizationTypes } from '@puente/contract/constants/organizations';
import type { Province } from '@puente/contract/constants/provinces';
import { placeMeanings } from '../search/places.ts';
import { type Meaning, understandingOf } from '../search/understanding.ts';

type OrganizationType = (typeof organizationTypes)[number];

interface Filters {
  type?: { $in: OrganizationType[] };
  location?: { $in: Province[] };
}

const type = (label: OrganizationType, phrases: readonly string[]): Meaning<Filters> => ({
  phrases,
  label,
  filters: { type: { $in: [label] } },
});

/** Extracts type and place from a search for organisations. */
export const understandOrganizations = understandingOf<Filters>([
  type('Empresa', ['empresa', 'empresas']),
  type('Fundación', ['fundacion', 'fundaciones']),
  type('Asociación', ['asociacion', 'asociaciones']),
  type('Cooperativa', ['cooperativa', 'cooperativas']),
  type('Administración pública', ['administracion publica', 'ayuntamiento', 'ayuntamientos']),
  type('Universidad o centro de investigación', ['universidad', 'universidades', 'centro de investigacion']),
  ...placeMeanings,
]);
