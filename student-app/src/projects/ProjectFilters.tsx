import { useId, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { modalities, modalityCodes } from '@puente/contract/constants/modalities';
import { provinces } from '@puente/contract/constants/provinces';
import { Button } from '@puente/design-system/button';
import { CheckboxGroup, SelectField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { AreaFilter } from './AreaFilter.tsx';
import { filterCount } from './search.ts';
import type { SearchControls } from './use-project-search.ts';
import styles from './ProjectFilters.module.css';

interface ProjectFiltersProps {
  controls: SearchControls;
  /** Where focus goes from the end of the filters, on a narrow screen. */
  results: RefObject<HTMLElement | null>;
}

/** Beside the list on a wide screen; on a narrow one behind a button, by style alone: nothing jumps at the start. */
export function ProjectFilters({ controls: { search, choose }, results }: ProjectFiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const count = filterCount(search);

  function showResults() {
    flushSync(() => setOpen(false)); // the list moves up before it is brought into view
    results.current?.scrollIntoView({ block: 'start' });
    results.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.filters}>
      <Button
        variant="secondary"
        icon="filter"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </Button>
      <section id={panel} className={styles.panel} data-open={open || undefined} aria-label="Filtros">
        <Stack gap={5}>
          <Heading level={2} size="sm" className={styles.title}>
            Filtrar
          </Heading>
          <CheckboxGroup
            legend="Modalidad"
            name="modality"
            options={modalityCodes.map((code) => ({ value: code, label: modalities[code] }))}
            value={search.modalities}
            onChange={(chosen) =>
              choose({ modalities: modalityCodes.filter((code) => chosen.includes(code)) })
            }
          />
          <SelectField
            label="Provincia"
            name="province"
            placeholder="Todas las provincias"
            options={provinces.map((name) => ({ value: name, label: name }))}
            value={search.province ?? ''}
            onChange={(event) =>
              choose({ province: provinces.find((name) => name === event.currentTarget.value) ?? null })
            }
          />
          <AreaFilter chosen={search.areas} onChoose={(areas) => choose({ areas })} />
          <Button className={styles.done} onClick={showResults}>
            Ver resultados
          </Button>
        </Stack>
      </section>
    </div>
  );
}
