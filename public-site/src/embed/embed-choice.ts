import { brand } from '@puente/contract/brand';
import { limits } from '@puente/contract/limits';

/** Filters for projects embedded in another site. An empty value means all. */
export interface EmbedChoice {
  /** ID of a university. */
  universidad: string;
  provincia: string;
  area: string;
  /** Number of projects, as text for the address. */
  n: string;
}

export const everything: EmbedChoice = {
  universidad: '',
  provincia: '',
  area: '',
  n: String(limits.embeddedProjects.usual),
};

/** Numbers of projects on offer. */
export const numbers = [3, limits.embeddedProjects.usual, 10, limits.embeddedProjects.most];

function addressOf(path: string, choice: Partial<EmbedChoice>): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Address of the list for an iframe. */
export const listAddress = (choice: EmbedChoice): string => addressOf('/embed/proyectos', choice);

/** Addresses of the calendar of deadlines and of the feed of new projects. */
export const calendarAddress = (choice: EmbedChoice): string =>
  addressOf('/projects/plazos.ics', { ...choice, n: '' });
export const feedAddress = (choice: EmbedChoice): string =>
  addressOf('/projects/rss.xml', { ...choice, n: '' });

/** Height in pixels: each project takes two or three lines. */
const heightOf = ({ n }: EmbedChoice): number => 160 + Number(n) * 88;

/** HTML that embeds the list. @param origin of the product: `https://…` */
export const frameCode = (choice: EmbedChoice, origin: string): string =>
  `<iframe src="${(origin + listAddress(choice)).replaceAll('&', '&amp;')}" title="Proyectos para TFG y TFM en ${brand.name}" width="100%" height="${heightOf(choice)}" loading="lazy" style="border: 0"></iframe>`;
