import { provinces } from '@puente/contract/constants/provinces';
import { SelectField } from '@puente/design-system/field';
import { Grid } from '@puente/design-system/layout';
import { type EmbedChoice, numbers } from './embed-choice.ts';

interface EmbedChoiceFieldsProps {
  choice: EmbedChoice;
  universities: readonly { id: number; name: string }[];
  areas: readonly { name: string }[];
  onChange: (changed: Partial<EmbedChoice>) => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Filters of the embedded list: university, province, area and number of projects. */
export function EmbedChoiceFields({ choice, universities, areas, onChange }: EmbedChoiceFieldsProps) {
  return (
    <Grid min="14rem" gap={4}>
      <SelectField
        label="Universidad"
        name="universidad"
        placeholder="Todas"
        value={choice.universidad}
        options={universities.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => onChange({ universidad: target.value })}
      />
      <SelectField
        label="Provincia"
        name="provincia"
        placeholder="Todas"
        value={choice.provincia}
        options={options(provinces)}
        onChange={({ target }) => onChange({ provincia: target.value })}
      />
      <SelectField
        label="Área de estudio"
        name="area"
        placeholder="Todas"
        value={choice.area}
        options={options(areas.map(({ name }) => name))}
        onChange={({ target }) => onChange({ area: target.value })}
      />
      <SelectField
        label="Número de proyectos"
        name="n"
        value={choice.n}
        options={options(numbers.map(String))}
        onChange={({ target }) => onChange({ n: target.value })}
      />
    </Grid>
  );
}
