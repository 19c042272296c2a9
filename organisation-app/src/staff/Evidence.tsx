import type { Organization } from '@puente/contract/entities/organization';
import { type DescriptionItem, DescriptionList } from '@puente/design-system/description-list';
import { Link } from '@puente/design-system/link';
import { Paragraphs, spokenAddress } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { shortDate } from '../dates.ts';
import { ManageSection } from '../organization/manage/ManageSection.tsx';
import styles from './Staff.module.css';

/** Data that an organisation gives about itself. Missing data are named, because they matter to the decision. */
export function Evidence({ organization }: { organization: Organization }) {
  const { web, linkedin, description, contact_mail: mail, contact_phone: phone } = organization;
  const items: DescriptionItem[] = [
    { term: 'Web', icon: 'globe', description: <Address of={web} /> },
    { term: 'LinkedIn', icon: 'external', description: <Address of={linkedin} /> },
    { term: 'Tipo', icon: 'building', description: organization.type || missing },
    { term: 'Lugar', icon: 'map-pin', description: organization.location || missing },
    { term: 'Tamaño', icon: 'users', description: organization.size || missing },
    { term: 'Contacto', icon: 'user', description: organization.contact_name || missing },
    {
      term: 'Correo',
      icon: 'mail',
      description: mail ? (
        <Link href={`mailto:${mail}`} className={styles.address}>
          {mail}
        </Link>
      ) : (
        missing
      ),
    },
    {
      term: 'Teléfono',
      icon: 'phone',
      description: phone ? <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link> : missing,
    },
    { term: 'Nos conoció por', icon: 'info', description: organization.reachedUsHow || missing },
    { term: 'Registrada', icon: 'calendar', description: shortDate(organization.createdAt) },
  ];
  return (
    <>
      <ManageSection title="Lo que dice de sí misma">
        <DescriptionList items={items} />
      </ManageSection>
      <ManageSection title="Descripción">
        {description ? (
          <Paragraphs text={description} />
        ) : (
          <Text tone="muted">No ha escrito ninguna descripción.</Text>
        )}
      </ManageSection>
    </>
  );
}

const missing = 'No lo dice';

function Address({ of }: { of: string | null }) {
  if (of === null || of === '') return missing;
  return (
    <Link href={of} external className={styles.address}>
      {spokenAddress(of)}
    </Link>
  );
}
