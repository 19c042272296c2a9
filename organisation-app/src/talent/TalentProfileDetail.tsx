import { situations } from '@puente/contract/constants/situations';
import type { TalentProfile } from '@puente/contract/entities/student';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { DescriptionList } from '@puente/design-system/description-list';
import { Chips, DetailColumns, factLine } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { href } from '@puente/platform/links';
import { BackToList } from '../lists/BackToList.tsx';
import { InvitationsSoFar } from './InvitationsSoFar.tsx';
import { SaveInLists } from './SaveInLists.tsx';
import { fullNameOf, studiesOf } from './talent-facts.ts';
import type { TalentOrganization } from './use-talent-access.ts';

interface TalentProfileDetailProps {
  profile: TalentProfile;
  /** Organisation in whose name the user views profiles and invites. */
  organization: TalentOrganization;
}

/** The part of a student's profile that organisations of the talent corner can see. */
export function TalentProfileDetail({ profile, organization }: TalentProfileDetailProps) {
  const { degrees, tags, works } = profile;
  return (
    <Stack as="article" gap={6} aria-label={fullNameOf(profile)}>
      <BackToList list={href('talent')}>Volver al Talent Corner</BackToList>
      <Stack gap={3}>
        <Heading level={1} tabIndex={-1}>
          {fullNameOf(profile)}
        </Heading>
        <Text tone="muted">{factLine([studiesOf(profile), profile.university])}</Text>
      </Stack>
      <DetailColumns aside={<Facts profile={profile} organization={organization} />}>
        {degrees.length > 1 && (
          <Stack as="section" gap={3}>
            <Heading level={2} size="md">
              Titulaciones
            </Heading>
            <Chips label="Titulaciones" words={degrees} />
          </Stack>
        )}
        <Stack as="section" gap={3}>
          <Heading level={2} size="md">
            Le interesa
          </Heading>
          {tags.length > 0 ? (
            <Chips label="Intereses" words={tags} />
          ) : (
            <Text tone="muted">No ha dicho qué temas le interesan.</Text>
          )}
        </Stack>
        <Stack as="section" gap={3}>
          <Heading level={2} size="md">
            Trabajos publicados
          </Heading>
          {works.length > 0 ? (
            <Stack as="ul" gap={3}>
              {works.map(({ id, title, awarded }) => (
                <li key={id}>
                  <Cluster gap={2}>
                    <Link href={href('work', { id })}>{title}</Link>
                    {awarded && <Chip icon="star">Premiado</Chip>}
                  </Cluster>
                </li>
              ))}
            </Stack>
          ) : (
            <Text tone="muted">Todavía no ha publicado ninguno en el repositorio.</Text>
          )}
        </Stack>
      </DetailColumns>
    </Stack>
  );
}

function Facts({ profile, organization }: TalentProfileDetailProps) {
  const facts = [
    { term: 'Estudios', icon: 'graduation', description: profile.study_type },
    { term: 'Universidad', icon: 'building', description: profile.university },
    { term: 'Provincia', icon: 'map-pin', description: profile.province },
    { term: 'Su TFG o TFM', icon: 'file', description: situations[profile.situation] },
    { term: 'Cuándo lo elige', icon: 'clock', description: profile.work_deadline },
  ] as const;
  return (
    <Card as="aside" aria-label="Datos clave">
      <InviteButton student={profile} organization={organization} />
      <SaveInLists student={profile} organization={organization} />
      <InvitationsSoFar student={profile.id} organization={organization.id} />
      <DescriptionList items={facts.filter(({ description }) => description !== null)} />
      <Text size="sm" tone="muted">
        Sabrá que tu organización ha mirado su perfil. Su correo y su teléfono solo se dan si acepta una
        invitación.
      </Text>
    </Card>
  );
}

interface InviteButtonProps {
  student: Pick<TalentProfile, 'id' | 'name'>;
  organization: TalentOrganization;
}

function InviteButton({ student, organization }: InviteButtonProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "inviteStudent" */ './InviteDialog.tsx'),
  );
  return (
    <>
      <Button icon="mail" {...button}>
        Invitar a un proyecto
      </Button>
      {Dialog && isOpen && <Dialog student={student} organization={organization} onClose={close} />}
    </>
  );
}
