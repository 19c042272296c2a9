import { modalities } from '@puente/contract/constants/modalities';
import type { Project } from '@puente/contract/entities/project';
import { composeMail, greetingTo, type MailContent } from '../mail/mail-content.ts';
import { subjectLine } from '../mail/subject.ts';
import { unsubscribePage } from '../mail/unsubscribing.ts';

export interface SearchNews {
  /** Name of the search. */
  name: string;
  address: string;
  /** The new projects in the mail, and the number of all new ones. */
  projects: readonly Project[];
  total: number;
  unsubscribeToken: string;
}

/** Mail with new results of a saved search, and a one-click unsubscribe link. */
export function savedSearchMail(person: string, news: SearchNews, publicUrl: string): MailContent {
  const { name, address, projects, total, unsubscribeToken: token } = news;
  const one = total === 1;
  const rest = total - projects.length;
  return composeMail({
    subject: subjectLine`${one ? '1 proyecto nuevo' : `${total} proyectos nuevos`} en tu búsqueda «${name}»`,
    greeting: greetingTo(person),
    paragraphs: [
      one
        ? `Desde el último aviso se ha publicado un proyecto que encaja con tu búsqueda «${name}»:`
        : `Desde el último aviso se han publicado estos proyectos que encajan con tu búsqueda «${name}»:`,
    ],
    links: projects.map((project) => ({
      label: project.title,
      url: `${publicUrl}/projects/${project.id}`,
      facts: factsOf(project),
    })),
    action: {
      label: rest > 0 ? `Ver estos y ${rest} más` : 'Ver los resultados',
      url: `${publicUrl}/projects${address && `?${address}`}`,
    },
    notes: [
      'Recibes este correo porque guardaste esta búsqueda.',
      { text: 'Cambiar cada cuánto te escribimos', url: `${publicUrl}/profile?section=projects` },
      { text: 'Dejar de recibir avisos de esta búsqueda', url: publicUrl + unsubscribePage({ token }) },
    ],
  });
}

const factsOf = ({ organization, presentiality, location }: Project): string =>
  [organization?.name, modalities[presentiality], location].filter(Boolean).join(' · ');
