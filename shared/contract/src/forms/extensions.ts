/**
 * Answers of extension fields replace the option value (specification §4): whoever chooses 'Otra' types what it is into
 * `<field>-extension`. Used by the form when it submits and by the server, which takes either.
 */

type Answers = Readonly<Record<string, unknown>>;

/** 'Otra' and 'Otro', as an option or as an item of a list (its id is 0). */
export const opensExtension = (option: unknown): boolean =>
  typeof option === 'object' && option !== null ? (option as Answers)['id'] === 0 : option === 'Otra' || option === 'Otro';

/** Calls `missing` with the name of an extension that has to be filled in and is not. */
export function withExtensions(answers: Answers, fields: readonly string[], missing: (extension: string) => void): Answers {
  const replaced = fields.map((field) => {
    const extension = `${field}-extension`;
    const typed = answers[extension];
    const put = (option: unknown): unknown => {
      if (!opensExtension(option)) return option;
      if (typeof typed === 'string' && typed.trim() !== '') return typeof option === 'object' ? { id: 0, name: typed.trim() } : typed.trim();
      // Whoever sends the typed name itself, with id 0, has replaced it already.
      if (!isReplaced(option)) missing(extension);
      return option;
    };
    const answer = answers[field];
    return [field, Array.isArray(answer) ? answer.map(put) : put(answer)] as const;
  });
  return { ...answers, ...Object.fromEntries(replaced.filter(([field]) => field in answers)) };
}

const isReplaced = (option: unknown): boolean => {
  const name = typeof option === 'object' && option !== null ? (option as Answers)['name'] : undefined;
  return typeof name === 'string' && name !== 'Otra' && name !== 'Otro';
};
