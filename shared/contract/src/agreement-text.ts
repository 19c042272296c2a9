import { agreementLaw } from './constants/agreement-law.ts';
import { dayInWords } from './day-in-words.ts';
import type { AgreementTerms } from './forms/agreement.ts';

export interface AgreementSection {
  heading: string;
  text: string;
}

interface Subject {
  title: string;
  organization: string;
  /** Universities of its students that add clauses. */
  universities?: readonly { name: string; clauses: readonly string[] }[];
}

/** Text of an agreement in sections. It names no person: each accepts with their account. */
export function agreementText(
  terms: AgreementTerms,
  { title, organization, universities = [] }: Subject,
): AgreementSection[] {
  const { begins, ends, hours_week: week, hours_total: total } = terms;
  return [
    {
      heading: 'Quién acuerda',
      text: `${organization}, los estudiantes de la colaboración «${title}» y, si lo hay, el docente que la dirige. Cada parte acepta con su cuenta, y su nombre consta junto a su aceptación.`,
    },
    { heading: 'Qué se hace', text: terms.tasks },
    {
      heading: 'Fechas y horas',
      text: `Del ${dayInWords(begins)} al ${dayInWords(ends)}. Como mucho ${week} horas por semana${total === null ? '' : ` y ${total} horas en total`} por estudiante.`,
    },
    { heading: 'Lugar', text: terms.place },
    { heading: 'Ayuda económica', text: terms.pay },
    { heading: 'De quién es el resultado', text: terms.result },
    { heading: 'Confidencialidad', text: terms.confidentiality },
    { heading: 'Protección de datos', text: terms.data_protection },
    ...universities
      .filter(({ clauses }) => clauses.length > 0)
      .map(({ name, clauses }) => ({ heading: `Cláusulas de ${name}`, text: clauses.join('\n') })),
    {
      heading: 'Normas que se han tenido en cuenta',
      text: agreementLaw
        .map(
          ({ title: law, about, url, checked }) =>
            `${law}: ${about}. ${url} (consultado el ${dayInWords(checked)}).`,
        )
        .join('\n'),
    },
  ];
}

/** The characters over which an agreement's fingerprint is computed. */
export const canonicalAgreement = (sections: readonly AgreementSection[]): string =>
  sections
    .map(({ heading, text }) => `${heading}\n${text}`)
    .join('\n\n')
    .normalize('NFC');

/** Texts that a new agreement begins with. The parties may change them. */
export const usualTerms = {
  pay: 'Sin ayuda económica.',
  confidentiality:
    'Nadie cuenta fuera lo que la organización señale como confidencial, tampoco después de acabar. Lo que ya es público no es confidencial.',
  data_protection:
    'Los datos personales que se traten en el trabajo se usan solo para él, según las indicaciones de la organización, y se borran o se devuelven al acabar.',
} as const;
