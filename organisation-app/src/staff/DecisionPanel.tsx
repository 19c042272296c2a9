import { useLayoutEffect, useRef, useState } from 'react';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Organization } from '@puente/contract/entities/organization';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useQueryClient } from '@puente/platform/query';
import { showToast } from '@puente/platform/ui';
import { type DecisionName, decisionWords } from './decisions.ts';
import { NextToVerify } from './NextToVerify.tsx';

const giving = () => import(/* webpackChunkName: "staffDecision" */ './GivingDialog.tsx');
const withdrawing = () => import(/* webpackChunkName: "staffDecision" */ './WithdrawalDialog.tsx');

/** State of the verification, and the decisions that it allows. */
export function DecisionPanel({ organization }: { organization: Organization }) {
  const { name, verified, talent_access: talent = false } = organization;
  const queryClient = useQueryClient();
  // State that this user has seen or made. Another one comes from a colleague, or from the organisation's people.
  const [known, setKnown] = useState({ verified, talent });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasDecided = useRef(false);
  useLayoutEffect(() => {
    // The dialog and the button that opened it disappear in this commit.
    if (hasDecided.current) heading.current?.focus();
    hasDecided.current = false;
  }, [verified, talent]);

  const decided =
    (decision: DecisionName, next: typeof known) =>
    async (changed: boolean): Promise<void> => {
      if (changed) setKnown(next);
      hasDecided.current = true;
      await queryClient.invalidateQueries({ queryKey: organizationQueries.key });
      const { done, already } = decisionWords[decision];
      showToast(
        changed ? { tone: 'success', message: done(name) } : { tone: 'info', message: already(name) },
      );
    };

  return (
    <Card as="section" aria-labelledby="decision">
      <Stack gap={4}>
        <Heading level={2} size="md" id="decision" ref={heading} tabIndex={-1}>
          {verified ? 'Está verificada' : 'Espera verificación'}
        </Heading>
        {known.verified !== verified && (
          <Notice tone="info" live title={verified ? 'Ya está verificada' : 'Ya no está verificada'}>
            {verified
              ? 'Otra persona del equipo lo ha decidido mientras mirabas esta página.'
              : 'Lo ha decidido otra persona del equipo, o su gente ha cambiado el nombre o la web.'}
          </Notice>
        )}
        <Text tone="muted">
          {verified
            ? `${talent ? 'Tiene' : 'No tiene'} acceso al Talent Corner.`
            : 'Al verificarla verá los datos de contacto de quienes preseleccione, y podrá escribir a estudiantes que se interesen por sus oportunidades.'}
        </Text>
        <Buttons key={`${verified}-${talent}`} organization={organization} decided={decided} />
        <NextToVerify id={organization.id} />
      </Stack>
    </Card>
  );
}

interface ButtonsProps {
  organization: Organization;
  decided: (
    decision: DecisionName,
    next: { verified: boolean; talent: boolean },
  ) => (changed: boolean) => Promise<void>;
}

function Buttons({ organization, decided }: ButtonsProps) {
  const { verified, talent_access: talent = false } = organization;
  const give = useDialogOnPress(giving);
  const withdraw = useDialogOnPress(withdrawing);
  const withdrawTalent = useDialogOnPress(withdrawing);
  const given = verified ? ('talentGiven' as const) : ('verified' as const);
  const full = { fullWidth: true } as const;
  return (
    <Stack gap={3}>
      {!(verified && talent) && (
        <Button {...full} variant={verified ? 'secondary' : 'primary'} {...give.button}>
          {decisionWords[given].label}
        </Button>
      )}
      {verified && talent && (
        <Button {...full} variant="secondary" {...withdrawTalent.button}>
          {decisionWords.talentWithdrawn.label}
        </Button>
      )}
      {verified && (
        <Button {...full} variant="quiet" {...withdraw.button}>
          {decisionWords.unverified.label}
        </Button>
      )}
      {give.Dialog && give.isOpen && (
        <give.Dialog
          decision={given}
          organization={organization}
          onDecided={decided(given, { verified: true, talent: verified })}
          onClose={give.close}
        />
      )}
      {withdraw.Dialog && withdraw.isOpen && (
        <withdraw.Dialog
          decision="unverified"
          organization={organization}
          onDecided={decided('unverified', { verified: false, talent: false })}
          onClose={withdraw.close}
        />
      )}
      {withdrawTalent.Dialog && withdrawTalent.isOpen && (
        <withdrawTalent.Dialog
          decision="talentWithdrawn"
          organization={organization}
          onDecided={decided('talentWithdrawn', { verified: true, talent: false })}
          onClose={withdrawTalent.close}
        />
      )}
    </Stack>
  );
}
