import { counted } from '@puente/contract/counted';
import type { ReviewedOrganization } from '@puente/contract/entities/verification';
import { relativeTime } from '@puente/contract/relative-time';
import { Card, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import { factLine } from '@puente/design-system/details';
import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { kindOf, spokenAddress } from '@puente/design-system/project';
import { VisuallyHidden } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import styles from './Staff.module.css';
import { StaffMark } from './StaffMark.tsx';

/** '2 posibles dobles' */
const doubleCount = (count: number) => counted(count, 'posible doble', 'posibles dobles');

/** 'hace 3 días', 'el 12/05/2026'. */
export const registered = (moment: string): string => relativeTime(moment).replace(/^(?=\d)/, 'el ');

/** An organisation in the list of staff, with what makes it worth a second look. */
export function ReviewRow({ organization }: { organization: ReviewedOrganization }) {
  const { id, name, web, createdAt, people, doubles, talent_access: talent = false } = organization;
  return (
    <Card interactive>
      <CardTitle
        level={2}
        href={href('staffOrganization', { id })}
        eyebrow={
          <>
            <StaffMark organization={organization} />
            <span>{kindOf(organization) || 'Sin tipo ni lugar'}</span>
          </>
        }
      >
        {name}
      </CardTitle>
      {(doubles > 0 || talent) && (
        <Cluster gap={2}>
          {doubles > 0 && (
            <Chip tone="warning" icon="warning">
              {doubleCount(doubles)}
            </Chip>
          )}
          {talent && <Chip tone="accent">Con acceso a talento</Chip>}
        </Cluster>
      )}
      <CardFooter>
        <span>
          {factLine([
            `Registrada ${registered(createdAt)}`,
            people === 0 ? 'Nadie la gestiona' : counted(people, 'persona', 'personas'),
          ])}
        </span>
        {web === null || web === '' ? (
          <span>Sin web</span>
        ) : (
          <Link href={web} external className={styles.address}>
            <VisuallyHidden>{`Web de ${name}: `}</VisuallyHidden>
            {spokenAddress(web)}
          </Link>
        )}
      </CardFooter>
    </Card>
  );
}
