import { type ReactNode } from 'react';
import {
  type DefinitionOf,
  type FieldType,
  type FieldValue,
  type PickedItem,
  selectionLimit,
  textLimit,
} from '@puente/contract/forms/field-definition';
import { DateField } from '../date-field/index.ts';
import { DegreePicker } from '../degree-picker/index.ts';
import { GoalLabel } from '../details/index.ts';
import { Checkbox, CheckboxGroup, RadioGroup, SelectField, TextArea, TextField } from '../field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { CompetenceScale } from './CompetenceScale.tsx';
import { type FieldSources } from './field-sources.ts';
import styles from './FormFields.module.css';
import { GroupedChoices } from './GroupedChoices.tsx';
import { MonthField } from './MonthField.tsx';
import { PagedComboBox } from './PagedComboBox.tsx';
import { UploadField } from './UploadField.tsx';

interface DefinedControlProps<Type extends FieldType> {
  field: DefinitionOf<Type>;
  value: FieldValue | undefined;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
  sources: FieldSources;
}

/** The control that fits a definition's type. */
export function DefinedControl<Type extends FieldType>(props: DefinedControlProps<Type>) {
  const type: Type = props.field.type;
  const Own = props.sources.controls?.[props.field.value];
  if (Own) return <Own value={props.value} error={props.error} onChange={props.onChange} />;
  const Control: (props: DefinedControlProps<Type>) => ReactNode = controls[type];
  return <Control {...props} />;
}

/** One control for each type of field: a type without a control does not compile. */
const controls: { [Type in FieldType]: (props: DefinedControlProps<Type>) => ReactNode } = {
  text: (props) => (
    <TextField
      {...wordsOf(props)}
      {...attributes[props.field.inputType ?? 'text']}
      {...(props.field.placeholder !== undefined && { placeholder: props.field.placeholder })}
      {...typedIn(props)}
    />
  ),
  textarea: (props) => (
    <TextArea
      {...wordsOf(props)}
      placeholder={props.field.placeholder}
      maxLength={textLimit(props.field)}
      rows={props.field.rows}
      {...typedIn(props)}
    />
  ),
  date: (props) => <DateField {...wordsOf(props)} {...textIn(props)} />,
  month: (props) => <MonthField {...withPlaceholder(props)} {...textIn(props)} />,
  phone: (props) => <PhoneField {...withPlaceholder(props)} {...textIn(props)} />,
  select: (props) => (
    <SelectField
      {...wordsOf(props)}
      placeholder={props.field.placeholder ?? 'Elige una opción'}
      options={props.field.options.map(asOption)}
      {...typedIn(props)}
    />
  ),
  radio: ({ field, ...props }) => (
    <RadioGroup
      {...legendOf({ field, ...props })}
      orientation={field.options.length <= 3 ? 'row' : 'column'}
      options={field.options.map(asOption)}
      {...textIn(props)}
    />
  ),
  competence: (props) => <CompetenceScale {...legendOf(props)} {...textIn(props)} />,
  multiselect: ({ field, value, onChange, error }) => {
    const max = selectionLimit(field);
    const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
    if (field.grouped !== undefined)
      return (
        <GroupedChoices
          {...legendOf({ field, error })}
          {...field.grouped}
          value={chosen}
          onChange={onChange}
        />
      );
    const isFull = chosen.length >= max;
    const limit = Number.isFinite(max) ? `Como mucho, ${max}.` : undefined;
    const sublabel = [field.sublabel, limit].filter(Boolean).join(' ') || undefined;
    return (
      <CheckboxGroup
        {...legendOf({ field: { ...field, ...(sublabel !== undefined && { sublabel }) }, error })}
        options={field.options.map((option, index) => ({
          value: option,
          label: field.goals ? <GoalLabel number={index + 1} /> : option,
          disabled: isFull && !chosen.includes(option),
        }))}
        value={[...chosen]}
        onChange={onChange}
      />
    );
  },
  combobox: (props) => (
    <PagedComboBox
      {...withPlaceholder(props)}
      withOther={props.field.extension !== undefined}
      value={itemsOf(props.value)[0] ?? null}
      onChange={(item) => props.onChange(item === null ? [] : [item])}
      load={loadOf(props)}
    />
  ),
  picker: (props) => (
    <DegreePicker
      {...withPlaceholder(props)}
      kind={props.field.kind}
      mode={selectionLimit(props.field) === 1 ? 'single' : 'multiple'}
      max={selectionLimit(props.field)}
      value={itemsOf(props.value)}
      onChange={props.onChange}
      load={loadOf(props)}
    />
  ),
  checkbox: (props) => (
    <Checkbox
      {...wordsOf(props)}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  ),
  file: (props) => (
    <UploadField
      {...wordsOf(props)}
      definition={props.field}
      value={fileOf(props.value)}
      onChange={props.onChange}
      sources={props.sources}
    />
  ),
};

type Worded = Pick<DefinedControlProps<FieldType>, 'field' | 'error'>;
type Answered = Pick<DefinedControlProps<FieldType>, 'value' | 'onChange'>;

function wordsOf({ field: { value, label, sublabel, tooltip, optional }, error }: Worded) {
  const hasHelp = sublabel !== undefined || tooltip !== undefined;
  return {
    name: value,
    label,
    hint: hasHelp ? <FieldHelp sublabel={sublabel} tooltip={tooltip} /> : undefined,
    error,
    optional,
    required: optional !== true,
  };
}

const withPlaceholder = (props: Worded) => ({ ...wordsOf(props), placeholder: props.field.placeholder });

/** A group of choices has a legend where a single control has a label. */
function legendOf(props: Worded) {
  const { label, ...words } = wordsOf(props);
  return { ...words, legend: label };
}

const textIn = ({ value, onChange }: Answered) => ({
  value: typeof value === 'string' ? value : '',
  onChange: (text: string) => onChange(text),
});

/** Same properties for native controls, which report their text with an event. */
const typedIn = (props: Answered) => ({
  ...textIn(props),
  onChange: (event: { currentTarget: { value: string } }) => props.onChange(event.currentTarget.value),
});

const attributes = {
  text: {},
  email: { type: 'email', autoComplete: 'email' },
  url: { type: 'url', placeholder: 'https://' },
} as const;

const itemsOf = (value: FieldValue | undefined) =>
  Array.isArray(value) ? (value as readonly PickedItem[]) : [];

const fileOf = (value: FieldValue | undefined) =>
  typeof value === 'object' && value !== null && 'size' in value ? value : null;

const asOption = (label: string) => ({ value: label, label });

const loadOf = ({ field, sources }: Pick<DefinedControlProps<FieldType>, 'field' | 'sources'>) =>
  sources.pick?.[field.value] ?? (() => Promise.reject(new Error('This picker has no source.')));

interface FieldHelpProps {
  sublabel: string | undefined;
  /** Explanation of the question, shown on request. Inside the label it would become part of the field's name. */
  tooltip: string | undefined;
}

function FieldHelp({ sublabel, tooltip }: FieldHelpProps) {
  return (
    <>
      {sublabel}
      {tooltip !== undefined && (
        <details className={styles.tooltip}>
          <summary className={styles.question}>Más información</summary>
          {tooltip}
        </details>
      )}
    </>
  );
}
