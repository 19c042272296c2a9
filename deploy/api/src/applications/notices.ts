import { brand } from '@puente/contract/brand';
import { greetingTo, letter, type Letter } from '../mail/letters.ts';

/** To an organisation's people, a week after a student applied. */
export const unansweredLetter = (name: string, organization: string, waiting: number, url: string): Letter =>
  letter({
    subject: waiting === 1 ? 'Una persona espera tu respuesta' : `${waiting} personas esperan tu respuesta`,
    greeting: greetingTo(name),
    paragraphs: [
      waiting === 1
        ? `Hace más de una semana que una persona solicitó un proyecto de ${organization} y todavía no tiene respuesta.`
        : `Hace más de una semana que ${waiting} personas solicitaron proyectos de ${organization} y todavía no tienen respuesta.`,
      'Aunque no encajen, una respuesta les ayuda a seguir buscando.',
    ],
    action: { label: 'Ver las solicitudes', url },
    notes: ['Te escribimos como mucho una vez a la semana por organización.'],
  });

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
        ? `Novedades en tus solicitudes de ${brand.name}`
        : `Proyectos nuevos para ti en ${brand.name}`,
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

/** Before an unfinished application is removed. */
export const staleDraftLetter = (name: string, project: string, days: number, url: string): Letter =>
  letter({
    subject: 'Tu solicitud sigue en borrador',
    greeting: greetingTo(name),
    paragraphs: [
      `Hace meses que empezaste a solicitar el proyecto «${project}» y no la has enviado.`,
      `Si no la tocas, la borraremos dentro de ${days} días.`,
    ],
    action: { label: 'Terminar mi solicitud', url },
    notes: ['Si ya no te interesa, no tienes que hacer nada.'],
  });
