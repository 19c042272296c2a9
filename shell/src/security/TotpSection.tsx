import { type ComponentType, useState } from 'react';
import { beginTotp, removeTotp } from '@puente/client/second-factor';
import type { SecondFactor } from '@puente/contract/entities/second-factor';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { showToast } from '@puente/platform/ui';
import { ProofDialog } from './ProofDialog.tsx';
import { Section } from './Section.tsx';
import type { TotpSetupProps } from './TotpSetup.tsx';

export interface FactorSectionProps {
  factor: SecondFactor;
  /** Called after a change. @param codes recovery codes created with it */
  onChange: (codes?: readonly string[] | null) => Promise<void>;
}

/** Settings of the authenticator app. */
export function TotpSection({ factor, onChange }: FactorSectionProps) {
  const [asking, setAsking] = useState<'add' | 'remove' | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const close = () => setAsking(null);
  return (
    <Section
      title="Aplicación de códigos"
      state={
        <Chip tone={factor.totp ? 'success' : 'neutral'}>{factor.totp ? 'Activada' : 'Desactivada'}</Chip>
      }
      lead="Una aplicación de tu móvil, como Aegis, Google Authenticator o la de tu gestor de contraseñas, muestra un código distinto cada medio minuto."
    >
      {begun && !factor.totp && (
        <begun.Setup
          uri={begun.uri}
          secret={begun.secret}
          onCancel={() => setBegun(null)}
          onConfirmed={async (codes) => {
            showToast({ tone: 'success', message: 'La aplicación de códigos está activada.' });
            await onChange(codes);
            setBegun(null);
          }}
        />
      )}
      {!begun && (
        <div>
          {factor.totp ? (
            <Button variant="secondary" onClick={() => setAsking('remove')}>
              Quitar la aplicación
            </Button>
          ) : (
            <Button onClick={() => setAsking('add')}>Activar la aplicación</Button>
          )}
        </div>
      )}
      {asking === 'add' && (
        <ProofDialog
          title="Activar la aplicación de códigos"
          text="Antes de empezar, confirma que eres tú. Ten a mano tu móvil con la aplicación instalada."
          confirmLabel="Continuar"
          hasPassword={factor.hasPassword}
          onClose={close}
          onConfirm={async ({ password }) => setBegun(await begin(password))}
        />
      )}
      {asking === 'remove' && (
        <ProofDialog
          title="Quitar la aplicación de códigos"
          text={
            factor.passkeys.length > 0
              ? 'Sus códigos dejarán de servir. Seguirás entrando con tus llaves de acceso.'
              : 'Sus códigos y los de recuperación dejarán de servir, y entrarás solo con tu contraseña.'
          }
          confirmLabel="Quitar la aplicación"
          danger
          hasPassword={factor.hasPassword}
          onClose={close}
          onConfirm={async ({ password }) => {
            await removeTotp(password);
            showToast({ tone: 'success', message: 'Hemos quitado la aplicación de códigos.' });
            await onChange();
          }}
        />
      )}
    </Section>
  );
}

interface Begun {
  uri: string;
  secret: string;
  Setup: ComponentType<TotpSetupProps>;
}

/** Starts the setup. The QR code's chunk is loaded only here. */
async function begin(password: string | undefined): Promise<Begun> {
  const loading = import(/* webpackChunkName: "totpSetup" */ './TotpSetup.tsx');
  const [begun, { TotpSetup: Setup }] = await Promise.all([beginTotp(password), loading]);
  return { ...begun, Setup };
}
