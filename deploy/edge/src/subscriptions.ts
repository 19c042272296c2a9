import { type Brand } from './brand-files.ts';
import { tag } from './html.ts';

/** The pages that have a feed at `<path>/rss.xml`, and what it holds. */
const feeds = { '/blog': 'Blog', '/projects': 'Proyectos', '/tfx': 'TFG y TFM' } as const;
export type FeedPath = keyof typeof feeds;

export const feedTitle = (path: FeedPath, { name }: Brand): string => `${feeds[path]} de ${name}`;

/** Address of the last days of projects, for a calendar. */
export const calendarPath = '/projects/plazos.ics';
export const calendarTitle = ({ name }: Brand): string => `Últimos días de los proyectos de ${name}`;

/** How a reader of feeds or a calendar finds what it can subscribe to, given the address of the page that shows the same. */
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
