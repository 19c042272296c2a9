import metadata from 'libphonenumber-js/min/metadata';

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
    '',
  ].join('\n');
}
