import { mailto } from '@puente/contract/mailto';
import { Card, CardBody, CardTitle } from '@puente/design-system/card';
import { Grid } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { isShown, OwnerSupplied } from '../legal/OwnerSupplied.tsx';
import { contactAudiences } from './audiences.ts';

/** Contact topics by audience, with the address once the owner has supplied it. */
export function ContactAddresses() {
  return (
    <Grid min="14rem">
      {contactAudiences.map(({ audience, title, about, address }) => (
        <Card key={audience}>
          <CardTitle level={2}>{title}</CardTitle>
          <CardBody>{about}</CardBody>
          {isShown(address) && (
            <p>
              {'value' in address ? (
                <Link href={mailto(address.value)}>{address.value}</Link>
              ) : (
                <OwnerSupplied value={address} />
              )}
            </p>
          )}
        </Card>
      ))}
    </Grid>
  );
}
