import { counted } from '@puente/contract/counted';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { KeywordSearch } from '@puente/design-system/lists';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useSearchParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { wordsOf } from './groups.ts';
import { SearchGroup } from './SearchGroup.tsx';
import { useSearch } from './use-search.ts';

/** /buscar: a single search over every kind of content. */
export default function SearchPage() {
  const [address, setAddress] = useSearchParams();
  const q = wordsOf(address);
  const groups = useSearch(q);
  const isSearching = q !== '' && groups.some(({ result }) => result.isPending || result.isPlaceholderData);
  const total = groups.reduce((sum, { result }) => sum + (result.data?.total ?? 0), 0);
  const isFailed = groups.some(({ result }) => result.isError);
  useReady(q === '' || groups.every(({ result }) => !result.isPending));
  // Every search text has a result page: keep them out of search engines, which index the results themselves.
  usePageHead({ title: q === '' ? 'Buscar' : `Buscar: ${q}`, isUnlisted: q !== '' });

  return (
    <Container>
      <PageHeader
        title="Buscar"
        lead="Proyectos, trabajos, organizaciones, entradas del blog y preguntas frecuentes, a la vez."
      />
      <Stack gap={7}>
        <KeywordSearch
          title="Buscar en todo"
          placeholder="Agua, accesibilidad, datos abiertos…"
          q={q}
          onSearch={lookFor}
        />
        <VisuallyHidden role="status">{status()}</VisuallyHidden>
        {q !== '' &&
          (!isSearching && !isFailed && total === 0 ? (
            <NothingAnywhere q={q} />
          ) : (
            groups.map((group) => <SearchGroup key={group.title} group={group} q={q} onSearch={lookFor} />)
          ))}
      </Stack>
    </Container>
  );

  function lookFor(words: string) {
    setAddress(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true });
  }

  function status(): string {
    if (q === '') return '';
    if (isSearching) return 'Buscando';
    return `${counted(total, 'resultado', 'resultados')} para «${q}»`;
  }
}

function NothingAnywhere({ q }: { q: string }) {
  return (
    <EmptyState
      title={`Nada encaja con «${q}»`}
      action={
        <Cluster gap={3}>
          <ButtonLink href={href('projects')} variant="secondary">
            Ver todos los proyectos
          </ButtonLink>
          <ButtonLink href={href('contact')} variant="quiet">
            Preguntarnos
          </ButtonLink>
        </Cluster>
      }
    >
      Prueba con menos palabras, o con otra que diga lo mismo.
    </EmptyState>
  );
}
