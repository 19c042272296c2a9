import { mailto } from '@puente/contract/mailto';
import { Card, CardBody, CardTitle } from '@puente/design-system/card';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Grid, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { isShown, OwnerSupplied } from '../legal/OwnerSupplied.tsx';
import { contactAudiences } from './audiences.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';

/** /contacto: contact topics by audience, and a form to staff. */
export default function ContactPage() {
  useReady(true);
  return (
    <Container>
      <PageHeader title="Contacto" lead="Escríbenos: te lee y te responde una persona, no un programa." />
      <Stack gap={8}>
        <Text>
          Puede que tu duda ya tenga respuesta en las <Link href={href('faq')}>preguntas frecuentes</Link>.
        </Text>
        <ContactAddresses />
        <Stack as="section" gap={5} aria-labelledby="contact-form" className={styles.form}>
          <Heading level={2} id="contact-form">
            Envíanos un mensaje
          </Heading>
          <ContactForm />
        </Stack>
      </Stack>
    </Container>
  );
}

/** Contact topics by audience, with the address once the owner has supplied it. */
function ContactAddresses() {
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
