import { useState } from 'react';
import { ApiError } from '@puente/client/api-error';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@puente/client/second-factor';
import { accountErrors } from '@puente/contract/account-errors';
import type { Passkey } from '@puente/contract/entities/second-factor';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Chip } from '@puente/design-system/chip';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { showToast, useInBrowser } from '@puente/platform/ui';
import { isKnownAlready, knowsPasskeys, makePasskey, wasCalledOff } from '../second-step/browser-passkeys.ts';
import { dayOf } from './dates.ts';
import { type Proof, ProofDialog } from './ProofDialog.tsx';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';
import styles from './Security.module.css';
import type { FactorSectionProps } from './TotpSection.tsx';

type Asking = 'add' | { rename: Passkey } | { remove: Passkey } | null;

/** Passkeys of this device, a password manager or a security key. */
export function PasskeysSection({ factor, onChange }: FactorSectionProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const { passkeys, hasPassword } = factor;
  const isKnown = useInBrowser(knowsPasskeys, true);
  const close = () => setAsking(null);
  const add = async ({ name, password }: Proof) => {
    const codes = await addPasskey(name, await ask(await beginPasskey(password)));
    showToast({ tone: 'success', message: 'La llave de acceso está añadida.' });
    await onChange(codes);
  };
  const isLast = passkeys.length === 1 && !factor.totp;

  return (
    <Section
      title="Llaves de acceso"
      state={<Chip tone={passkeys.length > 0 ? 'success' : 'neutral'}>{counted(passkeys.length)}</Chip>}
      lead="Tu huella, tu cara o el PIN de tu dispositivo, o una llave de seguridad USB. No se pueden copiar en una página falsa."
    >
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              title={passkey.name}
              detail={`Añadida el ${dayOf(passkey.createdAt)}. ${usedWords(passkey)}`}
            >
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Cambiar el nombre de ${passkey.name}`}
                onClick={() => setAsking({ rename: passkey })}
              >
                Cambiar el nombre
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Quitar ${passkey.name}`}
                onClick={() => setAsking({ remove: passkey })}
              >
                Quitar
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {!isKnown && <Notice tone="info">Este navegador no admite llaves de acceso.</Notice>}
      {isKnown && passkeys.length < limits.passkey.max && (
        <div>
          <Button
            variant={factor.totp || passkeys.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setAsking('add')}
          >
            Añadir una llave de acceso
          </Button>
        </div>
      )}
      {passkeys.length >= limits.passkey.max && <Text size="sm">{accountErrors.TooManyPasskeys.text}</Text>}
      {asking === 'add' && (
        <ProofDialog
          title="Añadir una llave de acceso"
          text="Después tu navegador te preguntará dónde quieres guardarla."
          confirmLabel="Añadir la llave"
          name=""
          hasPassword={hasPassword}
          onClose={close}
          onConfirm={add}
        />
      )}
      {asking !== null && asking !== 'add' && 'rename' in asking && (
        <ProofDialog
          title="Cambiar el nombre"
          text="El nombre solo lo ves tú."
          confirmLabel="Guardar el nombre"
          name={asking.rename.name}
          hasPassword={false}
          onClose={close}
          onConfirm={async ({ name }) => {
            await renamePasskey(asking.rename.id, name);
            await onChange();
          }}
        />
      )}
      {asking !== null && asking !== 'add' && 'remove' in asking && (
        <ProofDialog
          title={`Quitar «${asking.remove.name}»`}
          text={
            isLast
              ? 'Es tu única llave: los códigos de recuperación dejarán de servir, y entrarás solo con tu contraseña.'
              : 'Ya no podrás entrar con ella.'
          }
          confirmLabel="Quitar la llave"
          danger
          hasPassword={hasPassword}
          onClose={close}
          onConfirm={async ({ password }) => {
            await removePasskey(asking.remove.id, password);
            showToast({ tone: 'success', message: 'Hemos quitado la llave de acceso.' });
            await onChange();
          }}
        />
      )}
    </Section>
  );
}

const counted = (count: number): string => (count === 0 ? 'Ninguna' : `${count} de ${limits.passkey.max}`);

const usedWords = ({ lastUsedAt }: Passkey): string =>
  lastUsedAt === null ? 'Sin usar todavía.' : `Último uso: ${dayOf(lastUsedAt)}.`;

/** Creates a passkey. Errors of the browser become messages for the dialog. */
async function ask(options: Parameters<typeof makePasskey>[0]) {
  try {
    return await makePasskey(options);
  } catch (error) {
    if (isKnownAlready(error)) throw refusal('Ese dispositivo ya tiene una llave de tu cuenta.');
    if (wasCalledOff(error)) throw refusal('No has llegado a crear la llave. Vuelve a intentarlo.');
    throw error;
  }
}

const refusal = (text: string): ApiError =>
  new ApiError('PasskeyRefused', { status: accountErrors.PasskeyRefused.status, text });
