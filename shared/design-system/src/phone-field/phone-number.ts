import { callingCodes } from '@puente/contract/constants/calling-codes.generated';

/** A telephone number as the user enters it: the country in the list, and the text in the box. */
export interface PhoneParts {
  /** ISO 3166, two letters. */
  country: string;
  number: string;
}

const codeOf = new Map(
  Object.entries(callingCodes).flatMap(([code, countries]) => countries.map((country) => [country, code])),
);

export const phoneCountries: readonly string[] = [...codeOf.keys()];

/** `+34` */
export const prefixOf = (country: string): string => `+${codeOf.get(country) ?? ''}`;

/** Normalises the prefix: some people dial 00 for +. */
const withPlus = (text: string): string => text.trim().replace(/^00/, '+');

/** Returns the calling code of a text that starts with +, once it is complete. */
function codeIn(text: string): string | undefined {
  const digits =
    withPlus(text)
      .match(/^\+[\s.-]*(\d[\d\s.-]*)/)?.[1]
      ?.replace(/\D/g, '') ?? '';
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => Object.hasOwn(callingCodes, code));
}

/** Returns the country of a typed prefix. Prefers the current country if it has the same prefix, or if there is no prefix. */
export function countryOf(text: string, atHand: string): string {
  const code = codeIn(text);
  if (code === undefined || codeOf.get(atHand) === code) return atHand;
  return callingCodes[code]?.[0] ?? atHand;
}

/** Returns the number without its international prefix. */
export function nationalPart(text: string): string {
  const code = codeIn(text);
  if (code === undefined) return text;
  const prefix = new RegExp(`^\\+[\\s.-]*${[...code].join('[\\s.-]*')}[\\s.-]*`);
  return withPlus(text).replace(prefix, '');
}

export const phonePartsOf = (value: string, atHand: string): PhoneParts => ({
  country: countryOf(value, atHand),
  number: nationalPart(value),
});

/** Joins the parts to one text. Empty without a number, and without a second prefix before a typed one. */
export function phoneFrom({ country, number }: PhoneParts): string {
  const text = withPlus(number);
  return text === '' || text.startsWith('+') ? text : `${prefixOf(country)} ${text}`;
}
