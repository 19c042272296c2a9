/**
 * Extension fields: a user who chooses 'Otra' types the answer into `<field>-extension`, which replaces the option (specification §4).
 * Forms use it on submission, and so does the server, which accepts both.
 */

type Answers = Readonly<Record<string, unknown>>;

export const extensionName = (field: string): string => `${field}-extension`;

/** 'Otra' and 'Otro', as an option or as an item of a list (its id is 0). */
export const opensExtension = (option: unknown): boolean =>
  typeof option === 'object' && option !== null
    ? (option as Answers)['id'] === 0
    : option === 'Otra' || option === 'Otro';

/** Replaces 'Otra' in one or several answers by the text that the user typed. Without a text the answer is unchanged. */
export function withTyped(answer: unknown, typed: unknown): unknown {
  const words = wordsOf(typed);
  if (words === '') return answer;
  const put = (option: unknown): unknown => {
    if (!opensExtension(option)) return option;
    return typeof option === 'object' ? { id: 0, name: words } : words;
  };
  return Array.isArray(answer) ? answer.map(put) : put(answer);
}

/** Calls `missing` with the name of an extension that has to be filled in and is not. */
export function withExtensions(
  answers: Answers,
  fields: readonly string[],
  missing: (extension: string) => void,
): Answers {
  const replaced = fields
    .filter((field) => field in answers)
    .map((field) => {
      const typed = answers[extensionName(field)];
      const given = [answers[field]].flat();
      // A client that sends the typed name itself, with id 0, has replaced it already.
      if (wordsOf(typed) === '' && given.some((option) => opensExtension(option) && !isReplaced(option)))
        missing(extensionName(field));
      return [field, withTyped(answers[field], typed)] as const;
    });
  return { ...answers, ...Object.fromEntries(replaced) };
}

const wordsOf = (typed: unknown): string => (typeof typed === 'string' ? typed.trim() : '');

const isReplaced = (option: unknown): boolean => {
  const name = typeof option === 'object' && option !== null ? (option as Answers)['name'] : undefined;
  return typeof name === 'string' && name !== 'Otra' && name !== 'Otro';
};
