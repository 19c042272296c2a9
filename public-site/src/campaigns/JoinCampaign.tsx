import type { Campaign } from '@puente/contract/entities/program';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink, Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useUser } from '@puente/platform/session';

/** Call to action of a campaign: visitors register with it, signed-in users go to the projects. */
export function JoinCampaign({ campaign: { code } }: { campaign: Campaign }) {
  const user = useUser();
  if (user !== null) return <ButtonLink href={href('projects')}>Ver todos los proyectos</ButtonLink>;
  return (
    <Cluster gap={4}>
      <ButtonLink href={href('register', {}, { campaign: code })}>Apuntarme a la campaña</ButtonLink>
      <Link href={href('projects')} variant="standalone">
        Ver todos los proyectos
      </Link>
    </Cluster>
  );
}
