import { type Brand } from './brand-files.ts';
import { tag } from './html.ts';

/** The pages that have a feed at `<path>/rss.xml`, with the title of its content. */
const feeds = { '/blog': 'Blog', '/projects': 'Proyectos', '/tfx': 'TFG y TFM' } as const;
export type FeedPath = keyof typeof feeds;

export const feedTitle = (path: FeedPath, { name }: Brand): string => `${feeds[path]} de ${name}`;

/** Address of the calendar with the deadlines of projects. */
export const calendarPath = '/projects/plazos.ics';
export const calendarTitle = ({ name }: Brand): string => `Últimos días de los proyectos de ${name}`;

/** Returns the `alternate` links with which feed readers and calendars discover what a page offers for subscription. */
export function subscriptionLinks(path: string, brand: Brand): string[] {
  if (!isFeedPath(path)) return [];
  const link = (type: string, title: string, href: string) =>
    tag('link', { rel: 'alternate', type, title, href });
  return [
    link('application/rss+xml', feedTitle(path, brand), `${path}/rss.xml`),
    ...(path === '/projects' ? [link('text/calendar', calendarTitle(brand), calendarPath)] : []),
  ];
}

const isFeedPath = (path: string): path is FeedPath => path in feeds;
