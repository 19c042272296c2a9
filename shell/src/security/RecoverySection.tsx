import { useState } from 'react';
import { renewRecoveryCodes } from '@puente/client/second-factor';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { FreshCodes } from './FreshCodes.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { Section } from './Section.tsx';
import type { FactorSectionProps } from './TotpSection.tsx';

interface RecoverySectionProps extends FactorSectionProps {
  /** Codes that have just been created. */
  fresh: readonly string[] | null;
  onSaved: () => void;
}

/** Number of remaining codes from which new ones are recommended. */
const few = 3;

/** Recovery codes, for when the app and the passkeys are not available. */
export function RecoverySection({ factor, fresh, onSaved, onChange }: RecoverySectionProps) {
  const [asking, setAsking] = useState(false);
  const { recoveryCodes: left } = factor;
  const isOn = factor.totp || factor.passkeys.length > 0;
  return (
    <Section
      title="Códigos de recuperación"
      state={isOn && <Chip>{left === 1 ? 'Queda 1' : `Quedan ${left}`}</Chip>}
      lead="Para entrar cuando no tengas a mano tu móvil ni tus llaves. Cada uno sirve una sola vez."
    >
      {!isOn && <Text>Te los damos al activar la aplicación de códigos o tu primera llave de acceso.</Text>}
      {isOn && fresh && <FreshCodes codes={fresh} onSaved={onSaved} />}
      {isOn && !fresh && (
        <>
          {left <= few && (
            <Notice tone="warning">
              {`${left === 0 ? 'No te queda ninguno.' : 'Te quedan pocos.'} Genera otros y guárdalos.`}
            </Notice>
          )}
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Generar códigos nuevos
            </Button>
          </div>
        </>
      )}
      {asking && (
        <ProofDialog
          title="Generar códigos nuevos"
          text="Los códigos que tengas guardados dejarán de servir."
          confirmLabel="Generar códigos"
          hasPassword={factor.hasPassword}
          onClose={() => setAsking(false)}
          onConfirm={async ({ password }) => onChange(await renewRecoveryCodes(password))}
        />
      )}
    </Section>
  );
}
