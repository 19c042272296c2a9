import escapeHtml from 'escape-html';
import { modalities, type Modality } from '@puente/contract/constants/modalities';
import { type Brand } from '../brand-files.ts';
import { tag } from '../html.ts';
import { standalonePage, styleHash } from '../standalone-page.ts';

/** A project as another site shows it. */
interface EmbeddedProject {
  title: string;
  /** Address of the project's page. */
  href: string;
  organization: string | undefined;
  presentiality: Modality;
  location: string | null;
  /** The last day to apply, or null when the project stays open. */
  deadline: string | null;
}

export interface EmbeddedPage {
  brand: Brand;
  /** Address of the page with all projects. */
  allHref: string;
  /** The visitor's filters as a phrase; undefined when nothing is filtered. */
  words: string | undefined;
  /** Text that is shown instead of the projects when there is none. */
  message: string | undefined;
  projects: readonly EmbeddedProject[];
}

/**
 * Page for a frame of another site, without scripts, cookies or third-party files. Every link opens outside the frame.
 */
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

/** Hash of the style sheet, which the page's policy must admit. */
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
