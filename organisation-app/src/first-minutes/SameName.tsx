import { messageOf } from '@puente/client/api-error';
import { askToJoin, joiningQueries, similarlyNamed } from '@puente/client/joinings';
import type { Organization } from '@puente/contract/entities/organization';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { Monogram } from '@puente/design-system/monogram';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { useSettled } from '../settled.ts';
import styles from './SameName.module.css';
import { useWelcome } from './use-joining.ts';

/** Minimum length of a name for the search: shorter strings occur in half of all names. */
const shortest = 4;

/** Existing organisations with the typed name: a colleague may have registered it already. */
export function SameName({ name }: { name: string }) {
  const asked = useSettled(name.trim());
  const own = organizationsOf(useUser());
  const { data = [] } = useQuery({ ...similarlyNamed(asked), enabled: asked.length >= shortest });
  const found = data.filter(({ id }) => asked.length >= shortest && !own.some((mine) => mine.id === id));
  if (found.length === 0) return null;
  return (
    <Notice tone="info" live title="¿Es una de estas? Ya están aquí">
      <Stack as="ul" gap={3} className={styles.found}>
        {found.map((organization) => (
          <li key={organization.id} className={styles.organization}>
            <Monogram name={organization.name} size="sm" />
            <div className={styles.words}>
              <strong>{organization.name}</strong>
              <Text size="sm" tone="muted">
                {[organization.sector, organization.location].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <AskToJoin organization={organization} />
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

function AskToJoin({ organization }: { organization: Organization }) {
  const queryClient = useQueryClient();
  const welcome = useWelcome();
  const joinings = useQuery(joiningQueries.own());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askToJoin(organization.id),
    onSuccess: ({ joined }) =>
      joined
        ? welcome(organization)
        : queryClient.invalidateQueries({ queryKey: joiningQueries.own().queryKey }),
  });
  const isAsked = joinings.data?.some(
    (joining) => joining.origin === 'request' && joining.organization.id === organization.id,
  );
  const words = isAsked ? 'Petición enviada' : 'Pedir unirme';
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        busy={isPending}
        aria-disabled={isAsked}
        aria-label={`${words} a ${organization.name}`}
        onClick={() => mutate()}
      >
        {words}
      </Button>
      {error !== null && <Text size="sm">{messageOf(error)}</Text>}
    </div>
  );
}
