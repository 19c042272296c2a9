import { createOpportunity } from '@puente/client/opportunities';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { PageHeader } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { useStepsDraft } from '@puente/platform/forms';
import { href } from '@puente/platform/links';
import { useNavigate } from '@puente/platform/router';
import { useUser } from '@puente/platform/session';
import { showToast, useReady } from '@puente/platform/ui';
import { OpportunityForm } from './OpportunityForm.tsx';

const title = 'Publica una oportunidad';

/** /spaces/opportunities/create: creates a job offer or an event, as a draft until it is published. */
export default function OpportunityCreatePage() {
  const own = organizationsOf(useUser());
  const navigate = useNavigate();
  const draft = useStepsDraft('opportunity-create');
  useReady(true);
  const [first] = own;
  if (!first) return null;
  return (
    <Container width="narrow">
      <PageHeader
        title={title}
        lead="Una oferta o un evento para estudiantes. Nadie lo ve hasta que lo publiques."
      />
      <OpportunityForm
        title={title}
        draft={draft}
        onChange={draft.onChange}
        organizations={own.map(({ name }) => name)}
        submitLabel="Guardar borrador y ver cómo queda"
        send={async (fields, answers) => {
          const organization = own.find(({ name }) => name === answers['organization']) ?? first;
          const { data } = await createOpportunity({ ...fields, organization: organization.id });
          showToast({ tone: 'success', message: 'Borrador guardado. Así se verá.' });
          return () => navigate(href('opportunityEdit', { id: data.id }, { tab: 'preview' }));
        }}
      />
    </Container>
  );
}
