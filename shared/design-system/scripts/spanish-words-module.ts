import { LocalizedStringDictionary } from '@internationalized/string';
import { dictionary, getLocalizationScript } from 'react-aria-components/i18n';

const locale = 'es-ES';
const known = dictionary.getStringsForLocale(locale);

type Announcement = (
  about: { optionCount: number },
  /** What react-aria gives to a function among its words. */
  format: { number: (value: number) => string; plural: (count: number, forms: Forms) => string },
) => string;
type Forms = Readonly<Record<'=0' | 'one' | 'other', () => string>>;

// It is written into the page as text: it can use nothing but what it is given.
const countAnnouncement: Announcement = ({ optionCount }, format) =>
  format.plural(optionCount, {
    '=0': () => 'No hay opciones disponibles.',
    one: () => '1 opción disponible.',
    other: () => `${format.number(optionCount)} opciones disponibles.`,
  });

/** The Spanish words of react-aria, with ours where they are not right: 'disponible(s)'. */
const combobox = '@react-aria/combobox';
const words = new LocalizedStringDictionary({
  [locale]: { ...known, [combobox]: Object.assign({}, known[combobox], { countAnnouncement }) },
});

/**
 * Text of src/combobox/spanish-words.generated.ts: the script that react-aria wants in a page of one language before its first component
 * (https://react-spectrum.adobe.com/react-aria/ssr.html).
 */
export const spanishWordsModule = (): string =>
  [
    '// @ts-nocheck -- Written by `npm run spanish-words -w @puente/design-system` from the words of react-aria. Do not edit.',
    getLocalizationScript(locale, words),
    'export {};',
    '',
  ].join('\n');
