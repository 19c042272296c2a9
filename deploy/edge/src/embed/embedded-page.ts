import escapeHtml from 'escape-html';
import { modalities, type Modality } from '@puente/contract/constants/modalities';
import { type Brand } from '../brand-files.ts';
import { tag } from '../html.ts';
import { standalonePage, styleHash } from '../standalone-page.ts';

/** A project as another site shows it. */
interface EmbeddedProject {
  title: string;
  /** Address of its page. */
  href: string;
  organization: string | undefined;
  presentiality: Modality;
  location: string | null;
  /** The last day to apply, or null when it stays open. */
  deadline: string | null;
}

export interface EmbeddedPage {
  brand: Brand;
  /** Address of the page with all projects. */
  allHref: string;
  /** What was chosen; undefined when it is everything. */
  words: string | undefined;
  /** In place of the projects, when there is none to show. */
  message: string | undefined;
  projects: readonly EmbeddedProject[];
}

/** A page for a frame of another site: without script, cookie or file of anybody. Each link leads out of the frame. */
export const embeddedPage = ({ brand, allHref, words, message, projects }: EmbeddedPage): string =>
  standalonePage({
    title: heading,
    brand,
    styles,
    body: [
      '<main>',
      `<h1>${heading}</h1>`,
      ...(words === undefined ? [] : [`<p class="chosen">${escapeHtml(words)}</p>`]),
      ...(message === undefined ? [] : [`<p>${escapeHtml(message)}</p>`]),
      ...(projects.length > 0 ? ['<ul>', ...projects.map(entryOf), '</ul>'] : []),
      `<p>${link(allHref, `Ver todos en ${brand.name}`)}</p>`,
      '</main>',
    ],
  });

const heading = 'Proyectos para TFG y TFM';

/** The page's policy has to admit the hash of its style sheet. */
export const embeddedStyleHash = (brand: Brand): string => styleHash(brand, styles);

const link = (href: string, text: string): string =>
  `${tag('a', { href, target: '_blank', rel: 'noopener' })}${escapeHtml(text)}</a>`;

function entryOf({ title, href, organization, presentiality, location, deadline }: EmbeddedProject): string {
  const facts = [
    organization,
    [modalities[presentiality], location].filter(Boolean).join(', '),
    deadline === null ? 'Sin fecha límite' : `Hasta el ${dayOf(deadline)}`,
  ].filter(Boolean);
  return `<li>${link(href, title)}<br><small>${escapeHtml(facts.join(' · '))}</small></li>`;
}

const inSpain = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });
const dayOf = (moment: string): string => inSpain.format(new Date(moment));

const styles = [
  'body{margin:0}main{padding:1rem}h1{margin:0 0 .25rem;font-size:1.25rem;line-height:1.3;text-wrap:balance}p{margin:0 0 .75rem}',
  'ul{margin:.75rem 0;padding:0;list-style:none}',
  'li{padding:.75rem 0;border-top:1px solid var(--pt-line,light-dark(#e4ddcc,#303a36));overflow-wrap:anywhere}',
  'a{color:var(--pt-accent,light-dark(#0b5a4a,#74d3b8));font-weight:600;text-underline-offset:.15em}a:focus-visible{outline:3px solid var(--pt-focus,light-dark(#18231f,#f2f0e7));outline-offset:2px}',
  'small,.chosen{color:var(--pt-ink-muted,light-dark(#535e58,#b2bab4));font-size:.875rem}',
].join('');
