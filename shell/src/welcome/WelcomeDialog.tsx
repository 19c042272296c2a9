import { brand } from '@puente/contract/brand';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { ButtonLink } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { useUser } from '@puente/platform/session';
import { campaignHere, forgetRegistration } from './registered.ts';
import { welcomeFor } from './welcome-words.ts';

/** Welcome dialog for a newly registered user (specification §2). It opens only once, however the user closes it. */
export default function WelcomeDialog() {
  const user = useUser();
  if (!user) return null;
  const { text, steps } = welcomeFor(user);
  const campaign = user.profileType === 'student' ? campaignHere() : null;
  return (
    <Dialog
      open
      onClose={forgetRegistration}
      title={`Te damos la bienvenida a ${brand.name}, ${user.name}`}
      footer={
        <>
          <Button variant={steps.length === 0 ? 'primary' : 'quiet'} onClick={forgetRegistration}>
            Ahora no
          </Button>
          {/* The recommended step comes last, as the main button does in every dialog. */}
          {steps.toReversed().map((step) => (
            <ButtonLink
              key={step.href}
              href={step.href}
              variant={step === steps[0] ? 'primary' : 'secondary'}
              onClick={forgetRegistration}
            >
              {step.label}
            </ButtonLink>
          ))}
        </>
      }
    >
      {campaign !== null && (
        <Text>
          Ya formas parte de <strong>{campaign}</strong>.
        </Text>
      )}
      <Text>{text}</Text>
    </Dialog>
  );
}
