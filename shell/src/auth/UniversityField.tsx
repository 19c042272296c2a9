import { useState } from 'react';
import * as studyQueries from '@puente/client/study-queries';
import { registrationLabels } from '@puente/contract/form-labels';
import { type ChosenUniversity, otherUniversity } from '@puente/contract/forms/registration';
import { messages } from '@puente/contract/messages';
import { ComboBox, matchesText } from '@puente/design-system/combobox';
import { TextField, type TextFieldProps, Unscripted } from '@puente/design-system/field';
import { useQuery } from '@puente/platform/query';

interface UniversityFieldProps {
  name: string;
  value: ChosenUniversity;
  /** Called when the choice changes or is cleared. Drops the text typed for 'Otra', unless 'Otra' is chosen again. */
  onChange: (university: ChosenUniversity) => void;
  onOpen?: () => void;
  error?: string | undefined;
  required?: boolean;
  /** Text field for 'Otra': the result of `form.register('…')`, with its error. */
  extension: Pick<TextFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
}

/** Field for the user's university: a validated one, or 'Otra' with its name (§4). The list loads on first focus. */
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
  // A failed list can also arrive empty (§8): there is always at least one university.
  const failed = isError || (isSuccess && list.length === 0);
  const found = list
    .filter(({ name: whole, short_names: short = [] }) => matchesText([whole, ...short].join(' '), text))
    .map(({ id, name: whole }) => ({ id, name: whole }));
  // Keep the chosen university in the list: it may come from a campaign's link, or from before a reload.
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
      {/* The list needs JavaScript. Without it the name is typed. */}
      <Unscripted>
        <TextField label={registrationLabels.university} name={name} id={`${name}-typed`} />
      </Unscripted>
      {value?.id === otherUniversity.id && (
        <TextField label={registrationLabels.universityExtension} required {...extension} />
      )}
    </>
  );
}
