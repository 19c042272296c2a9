import { LocalizedStringDictionary } from '@internationalized/string';
import { dictionary, getLocalizationScript } from 'react-aria-components/i18n';

const locale = 'es-ES';
const known = dictionary.getStringsForLocale(locale);

type Announcement = (
  about: { optionCount: number },
  /** Formatter that react-aria passes to functions among its strings. */
  format: { number: (value: number) => string; plural: (count: number, forms: Forms) => string },
) => string;
type Forms = Readonly<Record<'=0' | 'one' | 'other', () => string>>;

// This function is serialised into the page, so it can use its parameters only.
const countAnnouncement: Announcement = ({ optionCount }, format) =>
  format.plural(optionCount, {
    '=0': () => 'No hay opciones disponibles.',
    one: () => '1 opción disponible.',
    other: () => `${format.number(optionCount)} opciones disponibles.`,
  });

/** The Spanish strings of react-aria, with corrections such as 'disponible(s)'. */
const combobox = '@react-aria/combobox';
const words = new LocalizedStringDictionary({
  [locale]: { ...known, [combobox]: Object.assign({}, known[combobox], { countAnnouncement }) },
});

/**
 * Returns the text of src/combobox/spanish-words.generated.ts. A page in one language needs this script before its first react-aria
 * component (https://react-spectrum.adobe.com/react-aria/ssr.html).
 */
export const spanishWordsModule = (): string =>
  [
    '// @ts-nocheck -- Written by `npm run spanish-words -w @puente/design-system` from the words of react-aria. Do not edit.',
    getLocalizationScript(locale, words),
    'export {};',
    '',
  ].join('\n');
