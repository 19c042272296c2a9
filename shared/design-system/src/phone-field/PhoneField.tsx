import { type Ref, useState } from 'react';
import fieldStyles from '../field/Field.module.css';
import { isThere, useFieldIds } from '../field/field-id.ts';
import { FieldFrame, type FieldWords } from '../field/FieldFrame.tsx';
import { useIsDrawn } from '../field/use-is-drawn.ts';
import { Icon } from '../icon/index.ts';
import {
  countryOf,
  nationalPart,
  phoneCountries,
  phoneFrom,
  type PhoneParts,
  phonePartsOf,
  prefixOf,
} from './phone-number.ts';
import styles from './PhoneField.module.css';

interface Country {
  code: string;
  label: string;
}

const names = new Intl.DisplayNames('es', { type: 'region' });
const byName = new Intl.Collator('es').compare;

/** Spain first (specification §5, default country), then all others as a Spanish dictionary has them. */
const countries: readonly Country[] = phoneCountries
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .sort(
    (one, other) => Number(other.code === 'ES') - Number(one.code === 'ES') || byName(one.name, other.name),
  )
  .map(({ code, name }) => ({ code, label: `${name} (${prefixOf(code)})` }));

export interface PhoneFieldProps extends FieldWords {
  name: string;
  /** `+34 600 123 456`, or empty. Invalid input is passed on as typed, so that the form can show an error. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  /** ISO 3166, two letters. */
  defaultCountry?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A telephone number with the prefix of a country: chosen from a list, or typed or pasted with the number. */
export function PhoneField({
  label,
  hint,
  error,
  optional,
  required,
  name,
  value,
  onChange,
  onBlur,
  disabled,
  autoComplete = 'tel',
  placeholder,
  defaultCountry = 'ES',
  ref,
}: PhoneFieldProps) {
  const ids = useFieldIds({ name, hint, error });
  const [typed, setTyped] = useState<PhoneParts>(() => phonePartsOf(value, defaultCountry));
  // Server and browser have different names for some countries, so only the visible one is rendered on the server.
  const isDrawn = useIsDrawn();
  // A draft or a reset may have put another number here.
  const shown = phoneFrom(typed) === value ? typed : phonePartsOf(value, typed.country);

  const listed = isDrawn ? countries.filter(({ code }) => code === shown.country) : countries;

  function change(parts: PhoneParts) {
    setTyped(parts);
    if (phoneFrom(parts) !== value) onChange(phoneFrom(parts));
  }

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.phone}>
        <div className={styles.country} data-scripted>
          <span className={styles.prefix} aria-hidden="true">
            {shown.country} {prefixOf(shown.country)}
            <Icon name="chevron-down" className={styles.arrow} />
          </span>
          <select
            className={styles.list}
            aria-label="País del teléfono"
            autoComplete="off"
            disabled={disabled}
            value={shown.country}
            onChange={(event) =>
              change({ country: event.currentTarget.value, number: nationalPart(shown.number) })
            }
          >
            {listed.map(({ code, label: country }) => (
              <option key={code} value={code}>
                {country}
              </option>
            ))}
          </select>
        </div>
        <input
          ref={ref}
          id={ids.control}
          name={name}
          type="tel"
          className={fieldStyles.control}
          autoComplete={autoComplete}
          placeholder={placeholder}
          disabled={disabled}
          value={shown.number}
          aria-describedby={ids.describedBy}
          aria-invalid={isThere(error) || undefined}
          aria-required={required}
          onChange={({ currentTarget: { value: number } }) =>
            change({ country: countryOf(number, shown.country), number })
          }
          onBlur={() => {
            // Only now, because a prefix that disappears while typing is confusing.
            change({ country: shown.country, number: nationalPart(shown.number) });
            onBlur?.();
          }}
        />
      </div>
    </FieldFrame>
  );
}
