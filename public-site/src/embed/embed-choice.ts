import { brand } from '@puente/contract/brand';
import { limits } from '@puente/contract/limits';

/** What a user who shows projects on another site chose of them; empty: all. */
export interface EmbedChoice {
  /** Number of a university. */
  universidad: string;
  provincia: string;
  area: string;
  /** How many, as a number in words of an address. */
  n: string;
}

export const everything: EmbedChoice = {
  universidad: '',
  provincia: '',
  area: '',
  n: String(limits.embeddedProjects.usual),
};

/** How many may be shown. */
export const numbers = [3, limits.embeddedProjects.usual, 10, limits.embeddedProjects.most];

function addressOf(path: string, choice: Partial<EmbedChoice>): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Address of the list for a frame. */
export const listAddress = (choice: EmbedChoice): string => addressOf('/embed/proyectos', choice);

/** Addresses of the last days for a calendar, and of what is new for a reader of feeds. */
export const calendarAddress = (choice: EmbedChoice): string =>
  addressOf('/projects/plazos.ics', { ...choice, n: '' });
export const feedAddress = (choice: EmbedChoice): string =>
  addressOf('/projects/rss.xml', { ...choice, n: '' });

/** In pixels: a project takes two or three lines. */
const heightOf = ({ n }: EmbedChoice): number => 160 + Number(n) * 88;

/** HTML for the page that is to show it. @param origin of the product: `https://…` */
export const frameCode = (choice: EmbedChoice, origin: string): string =>
  `<iframe src="${(origin + listAddress(choice)).replaceAll('&', '&amp;')}" title="Proyectos para TFG y TFM en ${brand.name}" width="100%" height="${heightOf(choice)}" loading="lazy" style="border: 0"></iframe>`;
