import { brand } from '@puente/contract/brand';
import { greetingTo, letter, type Letter } from '../mail/letters.ts';
import { subjectLine } from '../mail/subject.ts';

/** What a student asked to hear of. */
export interface Digest {
  /** One sentence for each. */
  news: readonly string[];
  /** Titles of new projects that fit. */
  projects: readonly string[];
}

export const digestLetter = (name: string, { news, projects }: Digest, publicUrl: string): Letter =>
  letter({
    subject:
      news.length > 0
        ? subjectLine`Novedades en tus solicitudes de ${brand.name}`
        : subjectLine`Proyectos nuevos para ti en ${brand.name}`,
    greeting: greetingTo(name),
    paragraphs: [
      ...news,
      ...(projects.length > 0
        ? ['Estos proyectos nuevos encajan con tu perfil:', ...projects.map((title) => `· ${title}`)]
        : []),
    ],
    action:
      news.length > 0
        ? { label: 'Ver mis solicitudes', url: `${publicUrl}/profile?section=applys` }
        : { label: 'Ver proyectos', url: `${publicUrl}/projects` },
    notes: [`Tú eliges qué avisos recibes: ${publicUrl}/profile?section=notifications`],
  });
