import { faqQueries } from '@puente/client/content';
import type { FaqAudience } from '@puente/contract/constants/audiences';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { KeywordSearch } from '@puente/design-system/lists';
import { QueryState } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonList } from '@puente/design-system/skeleton';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { Answers } from './Answers.tsx';
import { audienceNames, audienceOf } from './questions.ts';
import { questionsData } from './questions-data.ts';

const audiences: readonly FaqAudience[] = ['student', 'organization', 'university'];

/** /preguntas-frecuentes: all questions, filtered by the audience and search text in the address. */
export default function FaqPage() {
  const [address, setAddress] = useSearchParams();
  const faqs = useQuery(faqQueries.list());
  const audience = audienceOf(address);
  const q = address.get('q') ?? '';
  useReady(!faqs.isPending);
  usePageHead({
    title: 'Preguntas frecuentes',
    ...(faqs.data && faqs.data.length > 0 && { data: () => questionsData(faqs.data) }),
  });

  return (
    <Container>
      <PageHeader
        title="Preguntas frecuentes"
        lead="Busca tu duda, o mira las de quienes son como tú: estudiantes, organizaciones y universidades."
      />
      <Stack gap={6}>
        <SectionNav
          label="Preguntas por perfil"
          items={[
            { href: addressOf(null), label: 'Todas', current: audience === null },
            ...audiences.map((one) => ({
              href: addressOf(one),
              label: audienceNames[one],
              current: audience === one,
            })),
          ]}
        />
        <KeywordSearch
          title="Buscar preguntas"
          placeholder="Solicitud, cuenta, convenio…"
          q={q}
          onSearch={(words) => {
            setAddress(
              { ...(audience !== null && { audience }), ...(words !== '' && { q: words }) },
              { replace: true, preventScrollReset: true },
            );
          }}
        />
        <QueryState
          query={stateOf(faqs)}
          skeleton={<SkeletonList count={6} />}
          failed="No hemos podido cargar las preguntas"
          headingLevel={2}
        >
          {(all) => <Answers faqs={all} audience={audience} q={q} />}
        </QueryState>
      </Stack>
    </Container>
  );

  /** Address for another audience. It keeps the search text. */
  function addressOf(one: FaqAudience | null): string {
    return href('faq', {}, { ...(one !== null && { audience: one }), ...(q !== '' && { q }) });
  }
}
