/** Facts of a certificate, each of which its student may show on the public page: code -> label. */
export const certificateFacts = {
  holder: 'Mi nombre',
  title: 'El proyecto',
  organization: 'La organización',
  period: 'Las fechas',
  hours: 'Las horas confirmadas',
  competences: 'Las competencias',
} as const;

export type CertificateFact = keyof typeof certificateFacts;
export const certificateFactCodes = Object.keys(certificateFacts) as [CertificateFact, ...CertificateFact[]];

/** Ends of a certificate: its student or the organisation voided it, or a newer one took its place. */
export const certificateVoidedBy = ['student', 'organization', 'newer'] as const;
export type CertificateVoidedBy = (typeof certificateVoidedBy)[number];
