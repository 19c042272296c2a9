import { brand } from '@puente/contract/brand';
import { fold } from '@puente/contract/text';

/** A frequent question and its answer. */
export interface Entry {
  id: number;
  question: string;
  answer: string;
}

/** The stems of a text's words, each once. */
export type Stems = readonly string[];

/** What was asked, and what could answer it. */
export interface Question {
  wanted: Stems;
  entries: readonly (Entry & { questionStems: Stems; answerStems: Stems })[];
}

/** How much of what was asked an answer must be about. */
const enough = 0.58;

/**
 * The entry that answers a question, or null. It has most of the question's words, weighed by how rarely the
 * entries have them: in its own question, or in its answer for half. The assistant says nothing that is not
 * written there.
 */
export function entryFor({ wanted, entries }: Question): Entry | null {
  const known = entries.map((entry) => ({
    entry,
    question: new Set(entry.questionStems),
    answer: new Set(entry.answerStems),
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
    let found = 0;
    for (const stem of wanted) {
      const stemWeight = weight.get(stem) ?? 0;
      if (question.has(stem)) found += stemWeight;
      else if (answer.has(stem)) found += stemWeight / 2;
    }
    // Of two entries that fit equally well, the entry that is about less besides.
    const share = found / total - question.size / 1000;
    if (share >= enough && share > (best?.share ?? 0)) best = { entry, share };
  }
  return best?.entry ?? null;
}

const talk = new Set(['hablar', 'contactar', 'escribir']);
const people = new Set(['persona', 'alguien', 'equipo', 'humano', 'agente']);
/** How many words may stand between the two: 'hablar con alguien del equipo'. */
const wordsBetween = 5;

/** Whether a user wants to talk to a person, regardless of what else they say. */
export function asksForPerson(text: string): boolean {
  const folded = fold(text);
  if (/\b(?:una persona|persona real|ser humano|agente humano)\b/.test(folded)) return true;
  const words = folded.split(/[^a-z]+/);
  return words.some(
    (word, place) =>
      talk.has(word) && words.slice(place + 1, place + 2 + wordsBetween).some((other) => people.has(other)),
  );
}

export const says = {
  greeting: (name: string | null): string =>
    `${name === null ? 'Hola.' : `Hola, ${name}.`} Soy el asistente automático de ${brand.name}. Respondo con las preguntas frecuentes y, si no lo sé, se lo paso al equipo.`,
  greetingToAnybody: `Hola. Soy el asistente automático de ${brand.name}. Aquí tienes las preguntas más frecuentes; inicia sesión para hablar con el equipo.`,
  answer: ({ question, answer }: Entry): string =>
    `**${question}**\n\n${answer}\n\nSi no es lo que buscabas, escribe «hablar con una persona».`,
  unknown: 'No sé responder a eso, así que se lo he pasado al equipo. Te responderán en esta conversación.',
  passedOn: 'De acuerdo, se lo he pasado al equipo. Te responderán en esta conversación.',
} as const;
