import { fileUrl } from '@puente/client/http';
import type { Organization } from '@puente/contract/entities/organization';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';

/** Metadata of an organisation for search engines and shared links. */
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

/** Description from the known facts, for an organisation without a text of its own. */
const factsOf = ({ name, type, sector, location }: Organization): string =>
  `${[name, type, sector, location].filter((fact) => fact !== null && fact !== '').join(' · ')}. Proyectos, TFG, TFM y prácticas que propone a estudiantes.`;
