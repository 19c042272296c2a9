import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionNav } from '@puente/design-system/section-nav';
import { href } from '@puente/platform/links';
import { useSearchParams } from '@puente/platform/router';
import { OwnOpportunities } from '../opportunities/OwnOpportunities.tsx';
import { actingFor } from './acting-for.ts';
import { Invitations } from './Invitations.tsx';
import styles from './Talent.module.css';
import { type TalentTab, talentTabOf, talentTabs } from './talent-place.ts';
import { TalentGate } from './TalentGate.tsx';
import { TalentLists } from './TalentLists.tsx';
import { TalentSearch } from './TalentSearch.tsx';
import type { TalentOrganization } from './use-talent-access.ts';

const labels: Readonly<Record<TalentTab, string>> = {
  people: 'Personas',
  lists: 'Listas',
  invitations: 'Invitaciones',
  opportunities: 'Oportunidades',
};

/** /spaces/organizations/talent: students who chose to be found, saved people, and invitations. */
export default function TalentPage() {
  const [search, setSearch] = useSearchParams();
  const tab = talentTabOf(search);
  return (
    <Container>
      <PageHeader
        title="Talent Corner"
        lead="Estudiantes que han elegido que las organizaciones les encuentren. Sin puntuaciones: tú pones los filtros, y cada tarjeta dice por qué aparece."
      />
      <TalentGate>
        {(organizations) => {
          const organization = actingFor(search, organizations);
          const chosen = search.get('organization') ?? undefined;
          return (
            <Stack gap={6}>
              <SectionNav
                label="Partes del Talent Corner"
                items={talentTabs.map((name) => ({
                  href: href(
                    'talent',
                    {},
                    { tab: name === 'people' ? undefined : name, organization: chosen },
                  ),
                  label: labels[name],
                  current: name === tab,
                }))}
              />
              {organizations.length > 1 && (
                <div className={styles.narrow}>
                  <SelectField
                    label="En nombre de"
                    name="organization"
                    options={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
                    value={String(organization.id)}
                    onChange={({ currentTarget: { value } }) =>
                      setSearch(
                        (before) =>
                          new URLSearchParams({ ...Object.fromEntries(before), organization: value }),
                        {
                          preventScrollReset: true,
                        },
                      )
                    }
                  />
                </div>
              )}
              {partOf(tab, organization)}
            </Stack>
          );
        }}
      </TalentGate>
    </Container>
  );
}

function partOf(tab: TalentTab, organization: TalentOrganization) {
  switch (tab) {
    case 'people':
      return <TalentSearch />;
    case 'lists':
      return <TalentLists key={organization.id} organization={organization} />;
    case 'invitations':
      return <Invitations key={organization.id} organization={organization} />;
    case 'opportunities':
      return <OwnOpportunities key={organization.id} organization={organization} route="talent" />;
  }
}
