import { brand } from '@puente/contract/brand';
import { fold } from '@puente/contract/text';

/** A frequent question and its answer. */
export interface Entry {
  id: number;
  question: string;
  answer: string;
}

/** Distinct stems of a text's words. */
export type Stems = readonly string[];

/** A question's stems, and the entries that may answer it. */
export interface Question {
  wanted: Stems;
  entries: readonly (Entry & { questionStems: Stems; answerStems: Stems })[];
}

/** Share of the question's weight that an entry must match. */
const enough = 0.58;

/**
 * Returns the entry that answers a question, or null. The entry must match most of the question's words, weighted by
 * their rarity among the entries. Words in its own question count in full, words in its answer count half. The
 * assistant never says anything that is not written in an entry.
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
/** Most words between the verb and the noun: 'hablar con alguien del equipo'. */
const wordsBetween = 5;

/** Tells whether a user wants to talk to a person, regardless of the rest of the text. */
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
