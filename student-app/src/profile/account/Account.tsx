import { useState } from 'react';
import { exportAddress } from '@puente/client/account';
import type { CurrentUser } from '@puente/contract/entities/user';
import { Button } from '@puente/design-system/button';
import { Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { href } from '@puente/platform/links';
import { useReady } from '@puente/platform/ui';
import { ProfileSection } from '../ProfileSection.tsx';
import type { SectionProps } from '../sections.ts';
import sheet from '../Sheet.module.css';
import { DeletionDialog } from './DeletionDialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Account settings: password, sessions, stored data and deletion. */
export default function Account({ user }: SectionProps) {
  useReady(true);
  return (
    <Stack gap={8} className={sheet.sheet}>
      <ProfileSection
        title="Correo electrónico"
        lead="Te escribimos a la dirección nueva para confirmarla, y a la de ahora para que puedas deshacer el cambio durante 7 días."
      >
        <EmailForm email={user.email} />
      </ProfileSection>
      <ProfileSection
        title="Contraseña"
        lead="Al cambiarla se cierran tus sesiones en los demás dispositivos; esta sigue abierta."
      >
        <PasswordForm email={user.email} />
      </ProfileSection>
      <ProfileSection
        title="Sesiones y verificación en dos pasos"
        lead="Mira en qué dispositivos has entrado, cierra los que no reconozcas y añade un segundo paso al entrar."
      >
        <div>
          <ButtonLink href={href('userSecurity')} variant="secondary">
            Ver la seguridad de mi cuenta
          </ButtonLink>
        </div>
      </ProfileSection>
      <ProfileSection
        title="Tus datos"
        lead="Un archivo ZIP con todo lo que guardamos de ti y los archivos que has subido."
      >
        <ExportOffer />
      </ProfileSection>
      <ProfileSection
        title="Eliminar la cuenta"
        lead="Antes de decidir te enseñamos qué se borra y qué se queda."
      >
        <DeletionOffer user={user} />
      </ProfileSection>
    </Stack>
  );
}

function DeletionOffer({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Eliminar mi cuenta
      </Button>
      {open && <DeletionDialog user={user} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Download of the user's own data (decisions: own data). */
function ExportOffer() {
  return (
    <div>
      <ButtonLink href={exportAddress()} download icon="download" variant="secondary">
        Descargar mis datos
      </ButtonLink>
    </div>
  );
}
