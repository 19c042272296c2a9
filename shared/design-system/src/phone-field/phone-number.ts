import { callingCodes } from '@puente/contract/constants/calling-codes.generated';

/** A telephone number as it is typed: the country in its list, and what stands in the box beside it. */
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

/** Some dial 00 where others write +. */
const withPlus = (text: string): string => text.trim().replace(/^00/, '+');

/** The calling code with which a text that starts with + begins, once it has been typed whole. */
function codeIn(text: string): string | undefined {
  const digits =
    withPlus(text)
      .match(/^\+[\s.-]*(\d[\d\s.-]*)/)?.[1]
      ?.replace(/\D/g, '') ?? '';
  return [1, 2, 3].map((length) => digits.slice(0, length)).find((code) => Object.hasOwn(callingCodes, code));
}

/** The country of a typed prefix: the one at hand if it has that prefix, too, or if there is none. */
export function countryOf(text: string, atHand: string): string {
  const code = codeIn(text);
  if (code === undefined || codeOf.get(atHand) === code) return atHand;
  return callingCodes[code]?.[0] ?? atHand;
}

/** What is left of a number without its international prefix. */
export function nationalPart(text: string): string {
  const code = codeIn(text);
  if (code === undefined) return text;
  const prefix = new RegExp(`^\\+[\\s.-]*${[...code].join('[\\s.-]*')}[\\s.-]*`);
  return withPlus(text).replace(prefix, '');
}

export const partsOf = (value: string, atHand: string): PhoneParts => ({
  country: countryOf(value, atHand),
  number: nationalPart(value),
});

/** One text for both: nothing while there is no number, and no second prefix before a typed one. */
export function phoneFrom({ country, number }: PhoneParts): string {
  const text = withPlus(number);
  return text === '' || text.startsWith('+') ? text : `${prefixOf(country)} ${text}`;
}
