import type { Certificate } from '@puente/contract/entities/certificate';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';

interface VoidCertificateProps {
  collaboration: Collaboration;
  certificate: Certificate;
  label: string;
}

/** Button with which a student or the organisation voids a certificate. */
export function VoidCertificate({ collaboration, certificate, label }: VoidCertificateProps) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "certificateDialogs" */ './VoidCertificateDialog.tsx'),
  );
  const { holder } = certificate;
  return (
    <>
      <Button variant="quiet" size="sm" {...button} aria-label={`${label} de ${holder}`}>
        {label}
      </Button>
      {Dialog && isOpen && <Dialog collaboration={collaboration} certificate={certificate} onClose={close} />}
    </>
  );
}
