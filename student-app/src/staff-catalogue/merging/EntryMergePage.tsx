import { useState } from 'react';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { RadioGroup } from '@puente/design-system/field';
import { PagedComboBox } from '@puente/design-system/form-fields';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { usePageTitle, useReady } from '@puente/platform/ui';
import { BackToList } from '../../lists/BackToList.tsx';
import type { Entry, EntryMergeProps } from './entry-merge.ts';
import { EntryMergePreview } from './EntryMergePreview.tsx';

/** Parameter of the address with the id of the other entry. */
const otherOne = 'con';

/** Merges two entries of a catalogue that are the same, after a preview. */
export function EntryMergePage(props: EntryMergeProps) {
  const { id, noun, list, useEntry } = props;
  const entry = useEntry(id);
  const name = entry.data?.[0]?.name;
  usePageTitle(name === undefined ? undefined : `Fusionar ${name}`);
  useReady(id === null || !entry.isPending);
  const notFound = (
    <EmptyState
      headingLevel={1}
      icon="graduation"
      title={`No encontramos esta ${noun}`}
      action={<ButtonLink href={list}>Ver el catálogo</ButtonLink>}
    >
      Puede que se haya fusionado con otra o que la dirección tenga una errata.
    </EmptyState>
  );
  if (id === null) return <Container width="text">{notFound}</Container>;
  return (
    <Container width="text">
      <QueryState
        query={stateOf(entry)}
        skeleton={<DetailSkeleton loading={`Cargando la ${noun}`} />}
        failed={`No hemos podido cargar la ${noun}`}
        headingLevel={1}
        empty={notFound}
      >
        {([known]) => known && <Merging key={known.id} {...props} entry={known} />}
      </QueryState>
    </Container>
  );
}

type MergingProps = EntryMergeProps & { entry: Entry };

function Merging({ entry, ...props }: MergingProps) {
  const { noun, list, useEntry, load } = props;
  const [search, setSearch] = useSearchParams();
  const chosen = Number(/^[1-9]\d{0,8}$/.exec(search.get(otherOne) ?? '')?.[0] ?? 0) || null;
  const other = useEntry(chosen);
  const found = other.data?.[0];
  const isSame = chosen === entry.id;
  return (
    <Stack gap={6}>
      <BackToList list={list}>Volver al catálogo</BackToList>
      <PageHeader
        title={`Fusionar ${entry.name} con otra`}
        lead={`Cuando la misma ${noun} está dos veces en el catálogo. Aquí ves todo lo que cambia antes de hacerlo.`}
      />
      <PagedComboBox
        label={`Con qué ${noun}`}
        name="other"
        hint="Busca por su nombre."
        withOther={false}
        value={found ? { id: found.id, name: found.name } : null}
        error={isSame ? 'Es la misma. Elige otra.' : undefined}
        load={load}
        onChange={(item) =>
          setSearch(item === null ? {} : { [otherOne]: String(item.id) }, { replace: true })
        }
      />
      {chosen === null && <Text tone="muted">Elige con cuál, y aquí verás qué cambia.</Text>}
      {chosen !== null && !isSame && (
        <QueryState
          query={stateOf(other)}
          failed={`No hemos podido cargar la otra ${noun}`}
          empty={<Text>{`Esa ${noun} ya no existe. Elige otra.`}</Text>}
        >
          {([known]) => known && <Direction key={known.id} {...props} one={entry} other={known} />}
        </QueryState>
      )}
    </Stack>
  );
}

type DirectionProps = EntryMergeProps & { one: Entry; other: Entry };

/** Asks which of the two stays, by default the other one: the page is opened from the double. */
function Direction({ one, other, usePreview, merge, changes }: DirectionProps) {
  const [stays, setStays] = useState(String(other.id));
  const [into, from] = stays === String(one.id) ? [one, other] : [other, one];
  return (
    <Stack gap={6}>
      <RadioGroup
        legend="¿Cuál queda?"
        hint="Su nombre es el que ve todo el mundo."
        name="stays"
        value={stays}
        onChange={setStays}
        options={[one, other].map(({ id, name, facts }) => ({
          value: String(id),
          label: `${name}, ${facts}`,
        }))}
      />
      <EntryMergePreview
        key={stays}
        from={from}
        into={into}
        usePreview={usePreview}
        merge={merge}
        changes={changes}
      />
    </Stack>
  );
}
