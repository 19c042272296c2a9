import {
  searchFrequencies,
  type SearchFrequency,
  searchFrequencyCodes,
} from '@puente/contract/constants/saved-searches';
import type { SavedSearch } from '@puente/contract/entities/saved-search';
import { IconButton } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { SelectField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import styles from './SavedSearchCard.module.css';

interface SavedSearchCardProps {
  search: SavedSearch;
  onFrequency: (frequency: SearchFrequency) => void;
  onRename: () => void;
  onRemove: () => void;
}

export function SavedSearchCard({ search, onFrequency, onRename, onRemove }: SavedSearchCardProps) {
  const { id, name, address, frequency } = search;
  return (
    <Card as="div" className={styles.card}>
      <Heading level={3} className={styles.name}>
        {name}
      </Heading>
      <SelectField
        label="Avisarme"
        name={`frequency-${id}`}
        aria-label={`Avisarme de ${name}`}
        options={searchFrequencyCodes.map((code) => ({ value: code, label: searchFrequencies[code] }))}
        value={frequency}
        onChange={({ currentTarget: { value } }) => {
          const chosen = searchFrequencyCodes.find((code) => code === value);
          if (chosen) onFrequency(chosen);
        }}
      />
      <Cluster gap={2} className={styles.actions}>
        <ButtonLink href={resultsOf(address)} variant="secondary" size="sm">
          Ver resultados
        </ButtonLink>
        <IconButton icon="edit" size="sm" label={`Cambiar el nombre de ${name}`} onClick={onRename} />
        <IconButton icon="trash" size="sm" label={`Eliminar ${name}`} onClick={onRemove} />
      </Cluster>
    </Card>
  );
}

const resultsOf = (address: string): string => href('projects') + (address && `?${address}`);
