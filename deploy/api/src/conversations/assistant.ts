import { brand } from '@puente/contract/brand';
import { fold } from '@puente/contract/text';

/** A frequent question and its answer. */
export interface Entry {
  id: number;
  question: string;
  answer: string;
}

/** Words that say nothing of what a question is about. */
const fillers = new Set(
  `a al algo alguien algun alguna algunos ahi ante antes aqui asi aun aunque buenas buenos cada casi como con cual cuales cualquier cuando
  cuanto cuanta cuantos de del desde dia dias donde dos el ella ellas ellos en entonces entre era eres es esa ese eso esta estan estar este
  esto estoy fue gracias ha haber hace hacer hacia han hasta hay he hola la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros
  o os otra otro para pero poco por porque puede pueden puedo pues que quiero quisiera saber se sea ser si sin sobre solo son soy su sus
  tal tambien tan tanto te tengo tiene tienen toda todo todos tu tus un una uno unos vosotros y ya yo`.split(
    /\s+/,
  ),
);

/** Endings come and go: `solicitar`, `solicitud` and `solicitudes` begin alike. */
const stemLength = 5;

const stemsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2 && !fillers.has(word))
      .map((word) => word.slice(0, stemLength)),
  );

/** How much of what was asked an answer must be about. */
const enough = 0.58;

/**
 * The entry that answers a question, or null: it takes most of the question's words, weighed by how rarely the entries
 * have them, in one entry's question, or in its answer for half. The assistant says nothing that is not written there.
 */
export function entryFor(entries: readonly Entry[], asked: string): Entry | null {
  const wanted = [...stemsOf(asked)];
  if (wanted.length === 0) return null;
  const known = entries.map((entry) => ({
    entry,
    question: stemsOf(entry.question),
    answer: stemsOf(entry.answer),
  }));
  const weight = new Map(
    wanted.map((stem) => {
      const having = known.filter(({ question, answer }) => question.has(stem) || answer.has(stem)).length;
      return [stem, Math.log(1 + (known.length + 1) / (having + 1))];
    }),
  );
  const total = [...weight.values()].reduce((sum, each) => sum + each, 0);
  let best: { entry: Entry; share: number } | null = null;
  for (const { entry, question, answer } of known) {
    if (!wanted.some((stem) => question.has(stem))) continue;
    const found = wanted.reduce(
      (sum, stem) => sum + (weight.get(stem) ?? 0) * (question.has(stem) ? 1 : answer.has(stem) ? 0.5 : 0),
      0,
    );
    // Of two that fit as well, the one that is about less besides.
    const share = found / total - question.size / 1000;
    if (share >= enough && share > (best?.share ?? 0)) best = { entry, share };
  }
  return best?.entry ?? null;
}

/** Whether somebody wants a person, whatever else they say. */
export const asksForPerson = (text: string): boolean =>
  /\b(hablar|contactar|escribir)\b.{0,30}\b(persona|alguien|equipo|humano|agente)\b|\b(una persona|persona real|ser humano|agente humano)\b/.test(
    fold(text),
  );

export const says = {
  greeting: (name: string | null): string =>
    `${name === null ? 'Hola.' : `Hola, ${name}.`} Soy el asistente automático de ${brand.name}. Respondo con las preguntas frecuentes y, si no lo sé, se lo paso al equipo.`,
  greetingToAnybody: `Hola. Soy el asistente automático de ${brand.name}. Aquí tienes las preguntas más frecuentes; inicia sesión para hablar con el equipo.`,
  answer: ({ question, answer }: Entry): string =>
    `**${question}**\n\n${answer}\n\nSi no es lo que buscabas, escribe «hablar con una persona».`,
  unknown: 'No sé responder a eso, así que se lo he pasado al equipo. Te responderán en esta conversación.',
  passedOn: 'De acuerdo, se lo he pasado al equipo. Te responderán en esta conversación.',
} as const;
