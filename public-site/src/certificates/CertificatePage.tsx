import { useState } from 'react';
import { certificateQueries } from '@puente/client/certificates';
import { brand } from '@puente/contract/brand';
import { readCertificateCode, writeCertificateCode } from '@puente/contract/certificate-code';
import { competencesInWords, confirmedInWords, voidedInWords } from '@puente/contract/certificate-words';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { dayInWords } from '@puente/contract/day-in-words';
import type { PublicCertificate } from '@puente/contract/entities/certificate';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { type DescriptionItem, DescriptionList } from '@puente/design-system/description-list';
import { DetailSkeleton } from '@puente/design-system/details';
import { EmptyState } from '@puente/design-system/empty-state';
import { Form, TextField } from '@puente/design-system/field';
import { Heading, PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useNavigate, useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';

/** /certificados/:code: what a certificate shows to everybody with its code, and whether it is valid. */
export default function CertificatePage() {
  const { code: written = '' } = useParams();
  const code = readCertificateCode(written);
  usePageHead({ title: 'Certificado de colaboración', isUnlisted: true });
  return (
    <Container width="text">
      <Stack gap={8}>
        {code === null ? <Unknown /> : <OneCertificate key={code} code={code} />}
        <OtherCode />
      </Stack>
    </Container>
  );
}

function OneCertificate({ code }: { code: string }) {
  const certificate = useQuery(certificateQueries.byCode(code));
  useReady(!certificate.isPending);
  return (
    <QueryState
      query={stateOf(certificate)}
      skeleton={<DetailSkeleton loading="Comprobando el certificado" />}
      failed="No hemos podido comprobar el certificado"
      headingLevel={1}
      notFound={<Unknown />}
    >
      {(known) => <Known certificate={known} />}
    </QueryState>
  );
}

function Known({ certificate }: { certificate: PublicCertificate }) {
  const { code, holder, issuedAt, voidedAt } = certificate;
  const issued = dayInWords(dayInSpain(new Date(issuedAt)));
  const items = factsOf(certificate);
  return (
    <Stack gap={6}>
      <PageHeader
        title={holder ?? 'Certificado de colaboración'}
        eyebrow={holder === null ? `Código ${writeCertificateCode(code)}` : 'Certificado de colaboración'}
      />
      {voidedAt === null ? (
        <Notice tone="success" title="Este certificado es válido">
          {`${brand.name} lo emitió el ${issued}.`}
        </Notice>
      ) : (
        <Notice tone="danger" title="Este certificado ya no es válido">
          {`${brand.name} lo emitió el ${issued}. ${voidedInWords(certificate)}`}
        </Notice>
      )}
      {items.length > 0 && <DescriptionList items={items} />}
      <Text size="sm" tone="muted">
        {items.length === 0 && holder === null
          ? 'Su titular no enseña aquí más datos. Compara el código con el del PDF.'
          : 'Su titular decide qué datos se enseñan aquí. Las horas y las competencias las ha confirmado la organización.'}
      </Text>
    </Stack>
  );
}

function factsOf({
  code,
  holder,
  title,
  organization,
  begins,
  ends,
  minutes,
  competences,
}: PublicCertificate): DescriptionItem[] {
  const facts: (DescriptionItem | null)[] = [
    holder === null ? null : { term: 'Código', icon: 'lock', description: writeCertificateCode(code) },
    organization === null ? null : { term: 'Organización', icon: 'building', description: organization },
    title === null ? null : { term: 'Proyecto', icon: 'briefcase', description: title },
    begins === null || ends === null
      ? null
      : {
          term: 'Fechas',
          icon: 'calendar',
          description: [...new Set([begins, ends])].map(dayInWords).join(' – '),
        },
    minutes === null
      ? null
      : { term: 'Horas confirmadas', icon: 'clock', description: confirmedInWords(minutes) },
    competences === null
      ? null
      : { term: 'Competencias', icon: 'success', description: competencesInWords(competences) },
  ];
  return facts.filter((fact) => fact !== null);
}

function Unknown() {
  useReady(true);
  return (
    <EmptyState headingLevel={1} icon="search" title="No conocemos este código">
      {`Puede que tenga una errata, o que el certificado no sea de ${brand.name}. Escríbelo otra vez, tal como está en el PDF.`}
    </EmptyState>
  );
}

/** Form for the code of another certificate. */
function OtherCode() {
  const navigate = useNavigate();
  const [written, setWritten] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Stack as="section" gap={4} aria-labelledby="other-certificate">
      <Heading level={2} size="sm" id="other-certificate">
        Comprobar otro certificado
      </Heading>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          const code = readCertificateCode(written);
          setIsWrong(code === null);
          if (code !== null) void navigate(href('certificate', { code: writeCertificateCode(code) }));
        }}
      >
        <Stack gap={4}>
          <TextField
            label="Código"
            hint="Doce letras y cifras, como 7K3M-9QWX-V2TB."
            name="code"
            required
            autoComplete="off"
            maxLength={limits.certificate.code}
            value={written}
            onChange={({ currentTarget }) => setWritten(currentTarget.value)}
            error={isWrong ? 'El código tiene doce letras y cifras. Míralo en el certificado.' : undefined}
          />
          <div>
            <Button type="submit" variant="secondary">
              Comprobar
            </Button>
          </div>
        </Stack>
      </Form>
    </Stack>
  );
}
