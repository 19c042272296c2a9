import spanish from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import metadata from 'libphonenumber-js/min/metadata';

/** Have a calling code, and no code of ISO 3166 of their own. */
const others: Readonly<Record<string, string>> = { AC: 'Isla de la Ascensión', TA: 'Tristán de Acuña' };

/** Text of src/constants/calling-codes.generated.ts: what libphonenumber knows, without the rules for numbers of each country. */
export function callingCodesModule(): string {
  const codes = Object.entries(metadata.country_calling_codes);
  return [
    '/** Written by `npm run calling-codes -w @puente/contract` from the data of libphonenumber. Do not edit. */',
    '/** International calling code -> countries (ISO 3166) that have it, the main one first. */',
    'export const callingCodes: Readonly<Record<string, readonly [string, ...string[]]>> = {',
    ...codes.map(
      ([code, countries]) => `  ${code}: [${countries.map((country) => `'${country}'`).join(', ')}],`,
    ),
    '};',
    '/** Country -> its name in Spanish. Browsers and servers know them in other words each. */',
    'export const countryNames: Readonly<Record<string, string>> = {',
    ...codes
      .flatMap(([, countries]) => countries)
      .toSorted()
      .map((country) => `  ${country}: '${nameOf(country)}',`),
    '};',
    '',
  ].join('\n');
}

/** @throws for a country without a name */
function nameOf(country: string): string {
  const names: Readonly<Record<string, string | string[]>> = spanish.countries;
  const name = [names[country] ?? others[country]].flat()[0];
  if (name === undefined) throw new Error(`No Spanish name is known of ${country}.`);
  return name;
}
