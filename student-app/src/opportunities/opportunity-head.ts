import type { Opportunity } from '@puente/contract/entities/opportunity';
import { href } from '@puente/platform/links';
import { openingOf, type PageHead } from '@puente/platform/ui';
import { momentOf } from './opportunity-facts.ts';

/** Metadata of an opportunity for search engines and shared links: an event with its day, or a job offer. */
export function opportunityHead(opportunity: Opportunity): PageHead {
  const { id, title, description, details, organization, location } = opportunity;
  const data = opportunity.publishedAt === null ? undefined : dataOf(opportunity);
  return {
    title,
    owner: organization?.name,
    description: openingOf(description, organization?.name),
    kind: details.type,
    facts: [organization?.name, momentOf(opportunity), location],
    path: href('opportunity', { id }),
    ...(data && { data: () => data }),
  };
}

/** Attendance modes of events in schema.org terms. Remote job offers have a term of their own. */
const attendance = {
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
  remote: 'https://schema.org/OnlineEventAttendanceMode',
} as const;

type Data = Readonly<Record<string, unknown>>;

/** Returns undefined when a required field such as the place is unknown: search engines reject incomplete data. */
function dataOf(opportunity: Opportunity): Data | undefined {
  const { details } = opportunity;
  return details.type === 'Evento' ? eventOf(opportunity, details.date) : offerOf(opportunity);
}

function eventOf(opportunity: Opportunity, startDate: string | null): Data | undefined {
  const { id, title, url, organization, presentiality } = opportunity;
  const location =
    presentiality === 'remote'
      ? { '@type': 'VirtualLocation', url: url ?? href('opportunity', { id }) }
      : placeIn(opportunity);
  if (startDate === null || !location) return undefined;
  return {
    '@type': 'Event',
    name: title,
    startDate,
    ...(presentiality !== null && { eventAttendanceMode: attendance[presentiality] }),
    location,
    ...(organization && { organizer: { '@type': 'Organization', name: organization.name } }),
    inLanguage: 'es',
  };
}

/** Structured data of a job offer. A closed offer has none. */
function offerOf(opportunity: Opportunity): Data | undefined {
  const { title, description, status, organization, presentiality, publishedAt } = opportunity;
  const place = placeIn(opportunity);
  const isRemote = presentiality === 'remote';
  if (status === 'closed' || !organization || (!place && !isRemote)) return undefined;
  return {
    '@type': 'JobPosting',
    title,
    description,
    datePosted: publishedAt,
    hiringOrganization: { '@type': 'Organization', name: organization.name },
    ...(place && { jobLocation: place }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'ES' },
    }),
  };
}

const placeIn = ({ location }: Opportunity): Data | undefined =>
  location === null
    ? undefined
    : {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion: location, addressCountry: 'ES' },
      };
