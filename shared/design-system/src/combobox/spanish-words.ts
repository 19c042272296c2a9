import * as spanish from 'react-aria-components/i18n/es-ES';

/** What react-aria gives to a function among its words. */
interface Formatter {
  number: (value: number) => string;
}

type Words = Record<string, object>;

// Its declaration calls the dictionary a type: it is taken as a member of the module.
const [, known] = Object.entries<Words>(spanish).find(([name]) => name === 'default') ?? [];

function countAnnouncement({ optionCount }: { optionCount: number }, format: Formatter): string {
  if (optionCount === 0) return 'No hay opciones disponibles.';
  return optionCount === 1 ? '1 opción disponible.' : `${format.number(optionCount)} opciones disponibles.`;
}

/**
 * The dictionary of the page, as react-aria's `LocalizedStringProvider` writes it into one: its Spanish words, with ours where
 * they are not right. It has to be there before the first component of react-aria is drawn.
 */
const dictionary: Words = {
  ...known,
  '@react-aria/combobox': { ...known?.['@react-aria/combobox'], countAnnouncement },
};

Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'es-ES',
  [Symbol.for('react-aria.i18n.strings')]: dictionary,
});
