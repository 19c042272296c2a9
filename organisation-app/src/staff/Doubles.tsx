import { reviewQueries } from '@puente/client/organization-verification';
import { doubleReasons } from '@puente/contract/constants/verification';
import type { OrganizationDouble } from '@puente/contract/entities/verification';
import type { OrganizationId } from '@puente/contract/ids';
import { Chip } from '@puente/design-system/chip';
import { factLine } from '@puente/design-system/details';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { spokenAddress } from '@puente/design-system/project';
import { QueryState } from '@puente/design-system/retry';
import { Text, VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { ManageSection } from '../organization/manage/ManageSection.tsx';
import { registered } from './ReviewRow.tsx';
import styles from './Staff.module.css';

/** Address of the page that merges an organisation, into another that is chosen there unless it is known. */
const mergeHref = (id: OrganizationId, into?: OrganizationId): string =>
  `${href('staffOrganizationMerge', { id })}${into === undefined ? '' : `?con=${into}`}`;

/** Other organisations that may be the same one, each with the reason. */
export function Doubles({ id }: { id: OrganizationId }) {
  const doubles = useQuery(reviewQueries.doubles(id));
  return (
    <ManageSection title="Posibles dobles">
      <QueryState
        query={stateOf(doubles)}
        failed="No hemos podido buscar dobles"
        empty={<Text tone="muted">Ninguna otra tiene un nombre parecido ni la misma web.</Text>}
      >
        {(all) => (
          <Stack as="ul" gap={1}>
            {all.map((double) => (
              <li key={double.id} className={styles.item}>
                <Double double={double} own={id} />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      <div>
        <Link variant="standalone" href={mergeHref(id)}>
          Fusionar con otra que no sale aquí
        </Link>
      </div>
    </ManageSection>
  );
}

function Double({ double, own }: { double: OrganizationDouble; own: OrganizationId }) {
  const { id, name, type, location, web, verified, createdAt, why } = double;
  return (
    <>
      <div className={styles.words}>
        <Link variant="standalone" href={href('staffOrganization', { id })}>
          {name}
        </Link>
        <Text size="sm" tone="muted">
          {factLine([
            type,
            location,
            web === null ? null : spokenAddress(web),
            `registrada ${registered(createdAt)}`,
          ])}
        </Text>
      </div>
      <Cluster gap={2}>
        {why.map((reason) => (
          <Chip key={reason} tone="warning" icon="warning">
            {doubleReasons[reason]}
          </Chip>
        ))}
        {verified && (
          <Chip tone="success" icon="success">
            Verificada
          </Chip>
        )}
        <ButtonLink variant="secondary" size="sm" href={mergeHref(own, id)}>
          Fusionar
          <VisuallyHidden>{` con ${name}`}</VisuallyHidden>
        </ButtonLink>
      </Cluster>
    </>
  );
}
