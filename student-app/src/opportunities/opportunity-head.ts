import type { Opportunity } from '@puente/contract/entities/opportunity';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';

/** What search engines and shared links are told of an opportunity: an event with its day, or an offer of work. */
export function opportunityHead(opportunity: Opportunity): PageHead {
  const { id, title, description } = opportunity;
  return {
    title,
    description: openingOf(description),
    path: href('opportunity', { id }),
    ...(opportunity.publishedAt !== null && { data: () => dataOf(opportunity) }),
  };
}

/** How an event is attended; offers that are done from home have a word of their own. */
const attendance = {
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
  remote: 'https://schema.org/OnlineEventAttendanceMode',
} as const;

function dataOf(opportunity: Opportunity): Record<string, unknown> {
  const { title, details, organization, location, presentiality, publishedAt } = opportunity;
  const by = organization && { '@type': 'Organization', name: organization.name };
  const place = location !== null && {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressRegion: location, addressCountry: 'ES' },
  };
  if (details.type === 'Evento')
    return {
      '@type': 'Event',
      name: title,
      ...(details.date !== null && { startDate: details.date }),
      ...(presentiality !== null && { eventAttendanceMode: attendance[presentiality] }),
      ...(place && { location: place }),
      ...(by && { organizer: by }),
    };
  return {
    '@type': 'JobPosting',
    title,
    datePosted: publishedAt,
    ...(by && { hiringOrganization: by }),
    ...(place && { jobLocation: place }),
    ...(presentiality === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'ES' },
    }),
  };
}
