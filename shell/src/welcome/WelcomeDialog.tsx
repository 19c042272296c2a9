import { brand } from '@puente/contract/brand';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Cluster } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { forgetRegistration } from './registered.ts';
import { welcomeFor } from './welcome-words.ts';

/**
 * Welcome modal for a newly registered user (specification §2). It does not come again, however the user
 * closes it.
 */
export default function WelcomeDialog() {
  const user = useUser();
  if (!user) return null;
  const { text, steps } = welcomeFor(user);
  return (
    <Dialog
      open
      onClose={forgetRegistration}
      title={`Te damos la bienvenida a ${brand.name}, ${user.name}`}
      size="sm"
      footer={
        <Cluster gap={3}>
          {steps.map(({ label, href }, index) => (
            <ButtonLink
              key={href}
              href={href}
              variant={index === 0 ? 'primary' : 'secondary'}
              onClick={forgetRegistration}
            >
              {label}
            </ButtonLink>
          ))}
          <Button variant={steps.length === 0 ? 'primary' : 'quiet'} onClick={forgetRegistration}>
            Ahora no
          </Button>
        </Cluster>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
