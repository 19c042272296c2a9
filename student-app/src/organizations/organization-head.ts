import { fileUrl } from '@puente/client/http';
import type { Organization } from '@puente/contract/entities/organization';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';

/** What search engines and shared links are told of an organisation. */
export function organizationHead(organization: Organization): PageHead {
  const { id, name, description, web, linkedin, sector, location, logo } = organization;
  const same = [web, linkedin].filter((address) => address !== null && address !== '');
  return {
    title: name,
    description: description ? openingOf(description) : factsOf(organization),
    facts: [sector, location],
    path: href('organization', { id }),
    data: () => ({
      '@type': 'Organization',
      name,
      ...(logo?.url && { logo: fileUrl(logo.url) }),
      ...(same.length > 0 && { sameAs: same }),
      ...(location !== null && {
        address: { '@type': 'PostalAddress', addressRegion: location, addressCountry: 'ES' },
      }),
    }),
  };
}

/** Returns what else is known of an organisation that has not described itself. */
const factsOf = ({ name, type, sector, location }: Organization): string =>
  `${[name, type, sector, location].filter((fact) => fact !== null && fact !== '').join(' · ')}. Proyectos, TFG, TFM y prácticas que propone a estudiantes.`;
