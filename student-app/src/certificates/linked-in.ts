import { brand } from '@puente/contract/brand';
import { writeCertificateCode } from '@puente/contract/certificate-code';
import type { Certificate } from '@puente/contract/entities/certificate';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { href } from '@puente/platform/links';

/** Address of LinkedIn's form for a certificate in one's profile, filled in. */
export function linkedInAddress(
  { code, issuedAt }: Certificate,
  { title, organization_name: organization }: Collaboration,
): string {
  const issued = new Date(issuedAt);
  const written = writeCertificateCode(code);
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `Colaboración con ${organization}: ${title}`,
    organizationName: brand.name,
    issueYear: String(issued.getFullYear()),
    issueMonth: String(issued.getMonth() + 1),
    certUrl: new URL(href('certificate', { code: written }), location.origin).href,
    certId: written,
  })}`;
}
