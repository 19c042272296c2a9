import { opportunityQueries, updateOpportunity } from '@puente/client/opportunities';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import type { OpportunityId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { QueryState } from '@puente/design-system/retry';
import { SectionNav } from '@puente/design-system/section-nav';
import { SkeletonForm } from '@puente/design-system/skeleton';
import { TakedownNotice } from '@puente/design-system/takedown';
import { href } from '@puente/platform/links';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery, useQueryClient } from '@puente/platform/query';
import { changedAnswers, useRecordSteps } from '@puente/platform/record-forms';
import { useNavigate, useParams, useSearchParams } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { showToast, usePageTitle, useReady } from '@puente/platform/ui';
import { answersOf } from './answers.ts';
import { Interested } from './Interested.tsx';
import { loadChanges, OpportunityForm } from './OpportunityForm.tsx';
import { OpportunityPreview } from './OpportunityPreview.tsx';
import { OpportunityStanding } from './OpportunityStanding.tsx';

const tabs = ['edit', 'preview', 'interested'] as const;
type Tab = (typeof tabs)[number];

const labels: Readonly<Record<Tab, string>> = {
  edit: 'Editar',
  preview: 'Vista previa',
  interested: 'Interesados',
};

/** /spaces/opportunities/:id/edit: form of an own offer or event, with its preview and the interested students. */
export default function OpportunityEditPage() {
  const id = recordId('opportunity', useParams().id);
  return <Container>{id === null ? <NotOurs /> : <OpportunityToEdit key={id} id={id} />}</Container>;
}

function OpportunityToEdit({ id }: { id: OpportunityId }) {
  const opportunity = useQuery(opportunityQueries.one(id));
  const own = organizationsOf(useUser());
  useReady(!opportunity.isPending);

  return (
    <QueryState
      query={stateOf(opportunity)}
      skeleton={<SkeletonForm fields={5} />}
      failed="No hemos podido cargar la oportunidad"
      headingLevel={1}
      notFound={<NotOurs />}
    >
      {(known) =>
        // Published opportunities are public, but only their own organisation may edit them.
        own.some(({ id: mine }) => mine === known.organization?.id) ? (
          <Editor opportunity={known} />
        ) : (
          <NotOurs />
        )
      }
    </QueryState>
  );
}

function Editor({ opportunity }: { opportunity: Opportunity }) {
  const [search] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'edit';
  const { id, title, interested = 0, taken_down: takedown } = opportunity;
  const pageTitle = `Editar: ${title}`;
  usePageTitle(pageTitle);

  return (
    <Stack gap={5}>
      <PageHeader eyebrow={opportunity.organization?.name} title={title} />
      {takedown ? (
        <TakedownNotice kind="opportunity" takedown={takedown} href={href('takedown', { id: takedown.id })} />
      ) : (
        <OpportunityStanding opportunity={opportunity} />
      )}
      <SectionNav
        label="Partes de la oportunidad"
        items={tabs.map((name) => ({
          href: href('opportunityEdit', { id }, { tab: name === 'edit' ? undefined : name }),
          label: labels[name],
          count: name === 'interested' ? interested : undefined,
          current: name === tab,
        }))}
      />
      {tab === 'preview' && <OpportunityPreview opportunity={opportunity} />}
      {tab === 'interested' && <Interested opportunity={opportunity} />}
      {tab === 'edit' && <EditForm title={pageTitle} opportunity={opportunity} />}
    </Stack>
  );
}

function EditForm({ title, opportunity }: { title: string; opportunity: Opportunity }) {
  const { id, isDraft } = opportunity;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const answers = useRecordSteps(`opportunity-${id}`, opportunity, {
    answersOf,
    read: () => queryClient.fetchQuery({ ...opportunityQueries.one(id), staleTime: 0 }),
  });

  return (
    <OpportunityForm
      title={title}
      draft={answers.draft}
      source={answers.source}
      onChange={answers.onChange}
      conflict={answers.conflict}
      organizations={[]}
      initial={answers.initial}
      submitLabel={isDraft ? 'Guardar borrador y ver cómo queda' : 'Guardar los cambios'}
      send={async (_, given) => {
        const { changesOf } = await loadChanges();
        await answers.save(given, async (mine, before, base) => {
          const changes = changedAnswers({ ...changesOf(before).data }, { ...changesOf(mine).data });
          return (await updateOpportunity(id, { ...changes, base })).data;
        });
        showToast({ tone: 'success', message: 'Cambios guardados. Así se verá.' });
        return () => navigate(href('opportunityEdit', { id }, { tab: 'preview' }));
      }}
    />
  );
}

/** Also shown for a draft of another organisation, so that its existence is not revealed. */
function NotOurs() {
  usePageTitle('Oportunidad no encontrada');
  useReady(true);
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos esta oportunidad entre las tuyas"
      action={<ButtonLink href={href('opportunityCreate')}>Publica una oportunidad</ButtonLink>}
    >
      Puede que sea de otra organización o que la dirección tenga una errata.
    </EmptyState>
  );
}
