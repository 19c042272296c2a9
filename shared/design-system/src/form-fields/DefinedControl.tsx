import {
  textLimit,
  type FieldDefinition,
  type FieldValue,
  type PickedItem,
} from '@puente/contract/forms/field-definition';
import { DegreePicker } from '../degree-picker/index.ts';
import { Checkbox, CheckboxGroup, RadioGroup, SelectField, TextArea, TextField } from '../field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { CompetenceScale } from './CompetenceScale.tsx';
import { type FieldSources } from './field-sources.ts';
import { FieldHelp } from './FieldHelp.tsx';
import { MonthField } from './MonthField.tsx';
import { PagedComboBox } from './PagedComboBox.tsx';
import { UploadField } from './UploadField.tsx';

interface DefinedControlProps {
  field: FieldDefinition;
  value: FieldValue | undefined;
  /** How many can be chosen, where several can. */
  max: number;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  sources: FieldSources;
}

/** The control that fits a definition's type. */
export function DefinedControl({ field, value, max, error, onChange, sources }: DefinedControlProps) {
  const { optional, placeholder } = field;
  const words = {
    name: field.value,
    hint: help(field.sublabel, field.tooltip),
    error,
    optional,
    required: optional !== true,
  };
  const { label } = field;
  const text = typeof value === 'string' ? value : '';

  switch (field.type) {
    case 'text':
      return (
        <TextField
          {...words}
          {...attributes[field.inputType ?? 'text']}
          {...(placeholder !== undefined && { placeholder })}
          label={label}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'phone':
      return (
        <PhoneField {...words} label={label} placeholder={placeholder} value={text} onChange={onChange} />
      );
    case 'month':
      return (
        <MonthField {...words} label={label} placeholder={placeholder} value={text} onChange={onChange} />
      );
    case 'date':
      return (
        <TextField
          {...words}
          label={label}
          type="date"
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'textarea':
      return (
        <TextArea
          {...words}
          label={label}
          placeholder={placeholder}
          maxLength={textLimit(field)}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'select':
      return (
        <SelectField
          {...words}
          label={label}
          placeholder={placeholder ?? 'Elige una opción'}
          options={field.options.map(asOption)}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'radio':
      return (
        <RadioGroup
          {...words}
          legend={label}
          orientation={field.options.length <= 3 ? 'row' : 'column'}
          options={field.options.map(asOption)}
          value={text}
          onChange={onChange}
        />
      );
    case 'multiselect': {
      const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
      const isFull = chosen.length >= max;
      return (
        <CheckboxGroup
          {...words}
          legend={label}
          hint={help(
            Number.isFinite(max)
              ? [field.sublabel, `Como mucho, ${max}.`].filter(Boolean).join(' ')
              : field.sublabel,
            field.tooltip,
          )}
          options={field.options.map((option) => ({
            ...asOption(option),
            disabled: isFull && !chosen.includes(option),
          }))}
          value={[...chosen]}
          onChange={onChange}
        />
      );
    }
    case 'combobox':
      return (
        <PagedComboBox
          {...words}
          label={label}
          placeholder={placeholder}
          withOther={field.extension !== undefined}
          value={pickedOf(value)[0] ?? null}
          onChange={(item) => onChange(item === null ? [] : [item])}
          load={sources.pick?.[field.value] ?? loadNothing}
        />
      );
    case 'picker':
      return (
        <DegreePicker
          {...words}
          label={label}
          kind={field.kind}
          placeholder={placeholder}
          mode={max === 1 ? 'single' : 'multiple'}
          max={max}
          value={pickedOf(value)}
          onChange={onChange}
          load={sources.pick?.[field.value] ?? loadNothing}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          {...words}
          label={label}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'competence':
      return <CompetenceScale {...words} legend={label} value={text} onChange={onChange} />;
    case 'file':
      return (
        <UploadField
          {...words}
          label={label}
          purpose={field.purpose}
          accept={field.allowedTypes}
          value={typeof value === 'object' && value !== null && 'size' in value ? value : null}
          onChange={onChange}
          sources={sources}
        />
      );
  }
}

const help = (sublabel: string | undefined, tooltip: string | undefined) =>
  sublabel === undefined && tooltip === undefined ? undefined : (
    <FieldHelp sublabel={sublabel} tooltip={tooltip} />
  );

const attributes = {
  text: {},
  email: { type: 'email', autoComplete: 'email' },
  url: { type: 'url', placeholder: 'https://' },
} as const;

const pickedOf = (value: FieldValue | undefined) =>
  Array.isArray(value) ? (value as readonly PickedItem[]) : [];

const asOption = (label: string) => ({ value: label, label });

const loadNothing = () => Promise.reject(new Error('This picker has no source.'));
