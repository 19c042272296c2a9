import { Card, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Container, Grid, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { Arch } from '../audiences/Arch.tsx';
import styles from './AudienceDoors.module.css';
import { type Door, doors } from './doors.ts';
import section from './Section.module.css';

/** Links to the landing pages of the three audiences. Only visitors need them. */
export function AudienceDoors() {
  return (
    <section className={section.section} aria-labelledby="doors">
      <Container>
        <div className={section.head}>
          <Heading level={2} id="doors">
            ¿Desde qué orilla llegas?
          </Heading>
          <p className={section.lead}>Un mismo proyecto, tres maneras de formar parte de él.</p>
        </div>
        <Grid min="18rem" as="ul">
          {doors.map((door) => (
            <li key={door.landing} className={styles.item}>
              <DoorCard door={door} />
            </li>
          ))}
        </Grid>
      </Container>
    </section>
  );
}

function DoorCard({ door }: { door: Door }) {
  return (
    <Card as="div" className={styles.card}>
      <Arch icon={door.icon} />
      <CardTitle level={3}>{door.title}</CardTitle>
      <CardBody>
        <p>{door.lead}</p>
        <Stack as="ul" gap={2} className={styles.gains}>
          {door.gains.map((gain) => (
            <li key={gain}>
              <Icon name="check" />
              {gain}
            </li>
          ))}
        </Stack>
      </CardBody>
      <CardFooter>
        <Link href={href(door.landing)} variant="standalone">
          {door.more}
          <Icon name="arrow-right" />
        </Link>
        <Link href={href('register', {}, { profile: door.profile })} variant="standalone">
          {door.register}
        </Link>
      </CardFooter>
    </Card>
  );
}
