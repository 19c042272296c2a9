import { phoneCountries, prefixOf } from './phone-number.ts';

export interface Country {
  code: string;
  label: string;
}

const names = new Intl.DisplayNames('es', { type: 'region' });
const byName = new Intl.Collator('es').compare;

/** Spain first (specification §5, default country), then all others as a Spanish dictionary has them. */
export const countries: readonly Country[] = phoneCountries
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort(
    (one, other) => Number(other.code === 'ES') - Number(one.code === 'ES') || byName(one.name, other.name),
  )
  .map(({ code, name }) => ({ code, label: `${name} (${prefixOf(code)})` }));
