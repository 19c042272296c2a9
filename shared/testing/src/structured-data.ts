/**
 * Validates structured data (JSON-LD) against schema.org and the requirements of search engines: required fields are present, and unknown
 * fields are absent. Contains only the types that our pages use.
 */

type Check = (value: unknown, at: string) => string[];
type Fields = Readonly<Record<string, Check>>;

interface Shape {
  must: Fields;
  may?: Fields;
  /** Further requirement: fields that are optional only if another field is present. Returns an error, if any. */
  rule?: (thing: Readonly<Record<string, unknown>>) => string | undefined;
}

const when =
  (isRight: (value: unknown) => boolean, kind: string): Check =>
  (value, at) =>
    isRight(value) ? [] : [`${at} is ${JSON.stringify(value)}, not ${kind}`];

const text = when((value) => typeof value === 'string' && value.trim() !== '', 'a text');
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const address = when(isAddress, 'a whole address');
const day = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/;
const moment = when(
  (value) => typeof value === 'string' && day.test(value) && !Number.isNaN(Date.parse(value)),
  'a day or a moment',
);
const language = when((value) => typeof value === 'string' && /^[a-z]{2}$/.test(value), 'a language');
const position = when((value) => Number.isInteger(value) && Number(value) > 0, 'a position');
const oneOf = (...words: string[]): Check =>
  when((value) => words.includes(String(value)), words.join(' or '));

const things =
  (...types: string[]): Check =>
  (value, at) => {
    const type = typeOf(value);
    return type !== undefined && types.includes(type)
      ? fieldProblems(value as Record<string, unknown>, at)
      : [`${at} is ${JSON.stringify(value)}, not a ${types.join(' or ')}`];
  };

const listOf =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((item, index) => check(item, `${at}[${index}]`))
      : [`${at} is ${JSON.stringify(value)}, not a list of some`];

const organization = { must: { name: text }, may: { url: address, logo: address, description: text } };
const page = { url: address, description: text, inLanguage: language };
const country = oneOf('ES');

const shapes: Readonly<Record<string, Shape>> = {
  Organization: {
    must: organization.must,
    may: { ...organization.may, sameAs: listOf(address), address: things('PostalAddress') },
  },
  CollegeOrUniversity: organization,
  Person: { must: { name: text }, may: { affiliation: things('CollegeOrUniversity') } },
  Place: { must: { address: things('PostalAddress') } },
  PostalAddress: { must: { addressCountry: country }, may: { addressRegion: text } },
  VirtualLocation: { must: { url: address } },
  Country: { must: { name: country } },
  WebSite: {
    must: { name: text, url: address },
    may: { description: text, inLanguage: language, potentialAction: things('SearchAction') },
  },
  SearchAction: {
    must: { target: things('EntryPoint'), 'query-input': oneOf('required name=search_term_string') },
  },
  EntryPoint: {
    must: {
      urlTemplate: when(
        (value) => isAddress(value) && String(value).endsWith('={search_term_string}'),
        'an address with the words to look for',
      ),
    },
  },
  BreadcrumbList: { must: { itemListElement: listOf(things('ListItem')) } },
  ListItem: { must: { position, name: text, item: address } },
  FAQPage: { must: { mainEntity: listOf(things('Question')) }, may: page },
  Question: { must: { name: text, acceptedAnswer: things('Answer') } },
  Answer: { must: { text } },
  BlogPosting: {
    must: { headline: text, author: things('Person', 'Organization'), datePublished: moment, url: address },
    may: { ...page, dateModified: moment, publisher: things('Organization'), image: address },
  },
  Event: {
    must: { name: text, startDate: moment, location: things('Place', 'VirtualLocation') },
    may: {
      ...page,
      organizer: things('Organization'),
      eventAttendanceMode: oneOf(
        ...['Offline', 'Online', 'Mixed'].map((way) => `https://schema.org/${way}EventAttendanceMode`),
      ),
    },
    rule: ({ eventAttendanceMode: mode, location }) =>
      String(mode).includes('/Online') !== (typeOf(location) === 'VirtualLocation')
        ? 'is not where it is attended'
        : undefined,
  },
  JobPosting: {
    must: { title: text, description: text, datePosted: moment, hiringOrganization: things('Organization') },
    may: {
      url: address,
      jobLocation: things('Place'),
      jobLocationType: oneOf('TELECOMMUTE'),
      applicantLocationRequirements: things('Country'),
    },
    rule: ({ jobLocation, jobLocationType, applicantLocationRequirements }) =>
      (jobLocation ?? (jobLocationType && applicantLocationRequirements)) ? undefined : 'has no place',
  },
  Thesis: {
    must: { name: text, url: address, datePublished: moment },
    may: { ...page, abstract: text, author: things('Person'), inSupportOf: text, keywords: text },
  },
};

const typeOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : undefined;

function fieldProblems(thing: Readonly<Record<string, unknown>>, at: string): string[] {
  const shape = shapes[typeOf(thing) ?? ''];
  if (!shape) return [`${at} has the type ${JSON.stringify(thing['@type'])}, which nobody has described`];
  const { must, may = {}, rule } = shape;
  const known: Fields = { ...must, ...may };
  const broken = rule?.(thing);
  return [
    ...Object.keys(must)
      .filter((field) => thing[field] === undefined)
      .map((field) => `${at} has no ${field}`),
    ...Object.entries(thing)
      .filter(([field, value]) => !field.startsWith('@') && value !== undefined)
      .flatMap(([field, value]) => known[field]?.(value, `${at}.${field}`) ?? [`${at} cannot have ${field}`]),
    ...(broken === undefined ? [] : [`${at} ${broken}`]),
  ];
}

/** Returns the errors in a block of JSON-LD; empty when it is valid. */
export function structuredDataProblems(data: unknown): string[] {
  const type = typeOf(data);
  if (type === undefined) return ['it has no type'];
  const block = data as Record<string, unknown>;
  const context = block['@context'] === 'https://schema.org' ? [] : [`${type} has another context`];
  return [...context, ...fieldProblems(block, type)];
}

/**
 * Returns the blocks of JSON-LD in the HTML of a page.
 * @throws when one is not valid JSON
 */
export const structuredDataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json]): unknown =>
    JSON.parse(json ?? ''),
  );

/** Returns the errors in a page's metadata (`usePageHead`), as the edge writes it. */
export function headProblems({
  description = 'De la página.',
  path = '/',
  data,
}: {
  description?: string | undefined;
  path?: string;
  data?: () => Readonly<Record<string, unknown>>;
}): string[] {
  const origin = 'https://puente.test';
  const served: unknown = JSON.parse(JSON.stringify(data?.() ?? {}), (key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && /^(?:url|logo|image)$/.test(key)
      ? origin + value
      : value,
  );
  return structuredDataProblems({
    '@context': 'https://schema.org',
    description,
    url: origin + path,
    ...(served as object),
  });
}
