import { useState } from 'react';
import * as studyQueries from '@puente/client/study-queries';
import { registrationLabels } from '@puente/contract/form-labels';
import { otherUniversity, type ChosenUniversity } from '@puente/contract/forms/registration';
import { messages } from '@puente/contract/messages';
import { ComboBox, matchesText } from '@puente/design-system/combobox';
import { TextField, type TextFieldProps, Unscripted } from '@puente/design-system/field';
import { useQuery } from '@puente/platform/query';

interface UniversityFieldProps {
  name: string;
  value: ChosenUniversity;
  /** Called on another choice, or none: drops the text typed for 'Otra', unless it is 'Otra' again. */
  onChange: (university: ChosenUniversity) => void;
  onOpen?: () => void;
  error?: string | undefined;
  required?: boolean;
  /** The field for the name of another university: as `form.register('…')` gives it, with its error. */
  extension: Pick<TextFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
}

/** The user's university: a validated one, or 'Otra' with its name (§4). The list loads on first focus. */
export function UniversityField({
  name,
  value,
  onChange,
  onOpen,
  error,
  required = true,
  extension,
}: UniversityFieldProps) {
  const [wanted, setWanted] = useState(false);
  const [text, setText] = useState('');
  const {
    data: list = [],
    isError,
    isSuccess,
    isFetching,
    refetch,
  } = useQuery({ ...studyQueries.universities(), enabled: wanted });
  // A list that the API refuses comes empty (§8); there is always a university.
  const failed = isError || (isSuccess && list.length === 0);
  const found = list
    .filter(({ name: whole, short_names: short = [] }) => matchesText([whole, ...short].join(' '), text))
    .map(({ id, name: whole }) => ({ id, name: whole }));
  // What is chosen stays on the list, also before there is one: by a campaign's link, or before a reload.
  const isListed = value?.id === otherUniversity.id || found.some(({ id }) => id === value?.id);
  const known = value && !isListed ? [...found, value] : found;
  const options = list.length > 0 ? [...known, otherUniversity] : known;

  return (
    <>
      <div data-scripted>
        <ComboBox
          label={registrationLabels.university}
          name={name}
          placeholder="Selecciona tu universidad"
          options={options.map((university) => ({ id: university.id, label: university.name }))}
          value={value?.id ?? null}
          onChange={(id) => onChange(options.find((university) => university.id === id) ?? null)}
          onOpen={() => {
            setWanted(true);
            onOpen?.();
            if (failed) void refetch();
          }}
          onSearch={setText}
          note={list.length > 0 && found.length === 0 ? messages.noResults : undefined}
          loading={isFetching}
          emptyText={failed ? 'No hemos podido cargar la lista. Ábrela otra vez.' : messages.noResults}
          required={required}
          optional={!required}
          error={error}
        />
      </div>
      {/* The list needs a script: without one the name is typed. */}
      <Unscripted>
        <TextField label={registrationLabels.university} name={name} id={`${name}-typed`} />
      </Unscripted>
      {value?.id === otherUniversity.id && (
        <TextField label={registrationLabels.universityExtension} required {...extension} />
      )}
    </>
  );
}
