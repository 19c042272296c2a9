import { type Competence, competenceNames } from './competence-names.ts';

/** The competence questionnaire (specification §3, enumerations). */

/** Labels of the answers, from 0 to 6. */
export const competenceScale = [
  'Totalmente en desacuerdo',
  'Bastante en desacuerdo',
  'Algo en desacuerdo',
  'Ni de acuerdo ni en desacuerdo',
  'Algo de acuerdo',
  'Bastante de acuerdo',
  'Totalmente de acuerdo',
] as const;

export interface CompetenceItem {
  /** Letter of the item within its section. */
  value: string;
  text: string;
  /** True when agreement speaks against the competence: the item counts 6 minus the answer. */
  negative: boolean;
  /** True for checks of socially desirable answers, which count for no competence. */
  socialDesirability: boolean;
}

export interface CompetenceSection {
  code: Competence;
  name: string;
  items: readonly CompetenceItem[];
}

type Kind = 'negative' | 'socialDesirability';
type Written = string | readonly [text: string, kind: Kind];

const section = (code: Competence, ...written: readonly Written[]): CompetenceSection => ({
  code,
  name: competenceNames[code],
  items: written.map((item, index) => {
    const [text, kind] = typeof item === 'string' ? [item, undefined] : item;
    return {
      value: String.fromCharCode(97 + index),
      text,
      negative: kind === 'negative',
      socialDesirability: kind === 'socialDesirability',
    };
  }),
});

export const competenceSections: readonly CompetenceSection[] = [
  section(
    'flexibility',
    'Cuando cambian los planes, encuentro pronto otra manera de llegar al mismo sitio.',
    ['Me cuesta trabajar cuando las instrucciones no están claras.', 'negative'],
    'Cambio de opinión si alguien me da buenas razones.',
    ['Prefiero hacer las cosas como siempre, aunque haya una forma mejor.', 'negative'],
  ),
  section(
    'initiative',
    'Propongo mejoras sin que nadie me lo pida.',
    'Cuando veo un problema, empiezo a buscarle solución antes de que crezca.',
    ['Espero a que otra persona diga por dónde empezar.', 'negative'],
    'Busco por mi cuenta lo que necesito aprender para un trabajo.',
    ['Nunca he dejado una tarea para el último momento.', 'socialDesirability'],
  ),
  section(
    'teamwork',
    'Comparto lo que sé aunque nadie me lo pregunte.',
    'Ayudo a que todas las personas del grupo puedan dar su opinión.',
    ['Rindo mejor si cada cual hace su parte sin hablar con los demás.', 'negative'],
    'Cumplo lo que acuerdo con el grupo, y aviso si no voy a llegar.',
    ['Siempre me llevo bien con todo el mundo.', 'socialDesirability'],
    ['Nunca me he enfadado con nadie en un trabajo en grupo.', 'socialDesirability'],
    ['Todas mis decisiones en un equipo han sido justas.', 'socialDesirability'],
  ),
  section(
    'communication',
    'Adapto lo que explico a quien me escucha.',
    ['Me cuesta decir en público lo que pienso.', 'negative'],
    'Pregunto para asegurarme de que he entendido bien.',
    'Sé resumir por escrito lo importante de un asunto.',
  ),
  section(
    'growth',
    'Con esfuerzo y buenos consejos puedo mejorar en casi todo.',
    ['La inteligencia con la que se nace apenas se puede cambiar.', 'negative'],
    'Agradezco que me digan qué puedo hacer mejor.',
    ['Si algo no me sale a la primera, suelo dejarlo.', 'negative'],
    'Un error me enseña más que un acierto fácil.',
    'Elijo retos aunque no esté segura o seguro de lograrlos.',
  ),
];

export const highestCompetenceAnswer = competenceScale.length - 1;

/**
 * Returns the mean of each section, 0 to 6 with one decimal, from answers by `section.item` (`flexibility.a`). Negative items are reversed
 * and social-desirability checks are left out. A section without answers has no result.
 */
export function competenceResults(answers: Readonly<Record<string, number>>): Record<string, number> {
  const results: Record<string, number> = {};
  for (const { code, items } of competenceSections) {
    const points = items.flatMap(({ value, negative, socialDesirability }) => {
      const answer = answers[`${code}.${value}`];
      if (answer === undefined || socialDesirability) return [];
      return negative ? highestCompetenceAnswer - answer : answer;
    });
    if (points.length > 0)
      results[code] = Math.round((10 * points.reduce((sum, point) => sum + point, 0)) / points.length) / 10;
  }
  return results;
}

/** Threshold for the mean of the social-desirability checks. From it on, the answers describe a person who never fails. */
const tooFavourable = 5;

/**
 * Tells whether the social-desirability checks ask for care with the results. The student is shown a note; the results do not change. False
 * without an answer to any check.
 */
export function isTooFavourable(answers: Readonly<Record<string, number>>): boolean {
  const checks = competenceSections.flatMap(({ code, items }) =>
    items.flatMap(({ value, socialDesirability }) => {
      const answer = answers[`${code}.${value}`];
      return socialDesirability && answer !== undefined ? [answer] : [];
    }),
  );
  if (checks.length === 0) return false;
  return checks.reduce((sum, answer) => sum + answer, 0) / checks.length >= tooFavourable;
}
