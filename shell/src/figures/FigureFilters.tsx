import { useState } from 'react';
import { areas, universities } from '@puente/client/study-queries';
import { figureRangeProblem } from '@puente/contract/figure-range';
import { messages } from '@puente/contract/messages';
import { DateField } from '@puente/design-system/date-field';
import { SelectField } from '@puente/design-system/field';
import { useQuery } from '@puente/platform/query';
import { figureParameters, type FigureSearch, isDay, ranges, units } from './figure-search.ts';
import styles from './Figures.module.css';

interface FigureFiltersProps {
  search: FigureSearch;
  /** Sets parameters of the address; an empty value removes its parameter. */
  onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Choice of range, unit, university and area. */
export function FigureFilters({ search: { range, query }, onChange }: FigureFiltersProps) {
  const known = useQuery(universities());
  const studyAreas = useQuery(areas());
  const { range: rangeName, unit, university, area, from, to } = figureParameters;
  return (
    <div className={styles.fields}>
      <SelectField
        label="Periodo"
        name="range"
        options={ranges}
        value={range}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            value === 'fechas'
              ? { [rangeName]: value, [from]: query.from, [to]: query.to, [unit]: '' }
              : { [rangeName]: value, [from]: '', [to]: '', [unit]: '' },
          )
        }
      />
      {range === 'fechas' && <OwnDays query={query} onChange={onChange} />}
      <SelectField
        label="Agrupar"
        name="unit"
        options={units}
        value={units.find((one) => one.unit === query.unit)?.value}
        onChange={({ currentTarget: { value } }) => onChange({ [unit]: value })}
      />
      <SelectField
        label="Universidad"
        name="university"
        placeholder="Todas"
        options={(known.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={query.university === undefined ? '' : String(query.university)}
        onChange={({ currentTarget: { value } }) => onChange({ [university]: value })}
      />
      <SelectField
        label="Área de estudio"
        name="area"
        placeholder="Todas"
        options={(studyAreas.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={query.area === undefined ? '' : String(query.area)}
        onChange={({ currentTarget: { value } }) => onChange({ [area]: value })}
      />
    </div>
  );
}

/** First and last day. The address takes them once both are days that can be counted. */
function OwnDays({ query, onChange }: Pick<FigureFiltersProps, 'onChange'> & Pick<FigureSearch, 'query'>) {
  const [days, setDays] = useState({ from: query.from, to: query.to });
  const change = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed };
    setDays(next);
    if (problemsOf(next).every((problem) => problem === undefined))
      onChange({ [figureParameters.from]: next.from, [figureParameters.to]: next.to });
  };
  const [fromProblem, toProblem] = problemsOf(days);
  return (
    <>
      <DateField
        label="Desde"
        name="from"
        value={days.from}
        error={fromProblem}
        onChange={(from) => change({ from })}
      />
      <DateField
        label="Hasta"
        name="to"
        value={days.to}
        error={toProblem}
        onChange={(to) => change({ to })}
      />
    </>
  );
}

function problemsOf({ from, to }: { from: string; to: string }): [string | undefined, string | undefined] {
  if (!isDay(from)) return [messages.pattern, isDay(to) ? undefined : messages.pattern];
  return [undefined, isDay(to) ? figureRangeProblem(from, to) : messages.pattern];
}
