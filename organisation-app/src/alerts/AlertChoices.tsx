import { useState } from 'react';
import { type AlertChoiceChange, alertQueries, chooseAlerts } from '@puente/client/alerts';
import { explained } from '@puente/client/api-error';
import { alertKinds, alertMails } from '@puente/contract/constants/alert-kinds';
import type { AlertChoice } from '@puente/contract/entities/alert';
import { Checkbox, SelectField } from '@puente/design-system/field';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Notice } from '@puente/design-system/notice';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { stateOf, useMutation, useQuery, useQueryClient } from '@puente/platform/query';
import styles from './Alerts.module.css';

/** Notification settings of the user, on the page and by mail. Each choice is saved at once. */
export function AlertChoices() {
  const choices = useQuery(alertQueries.choices());
  return (
    <Stack as="section" gap={4} aria-labelledby="alert-choices">
      <Heading level={2} id="alert-choices">
        De qué quieres que te avisemos
      </Heading>
      <Text tone="muted">
        Lo que elijas vale solo para ti y se guarda al momento. El resumen llega por la mañana, y solo cuando
        hay solicitudes nuevas sin responder.
      </Text>
      <QueryState query={stateOf(choices)} failed="No hemos podido cargar lo que has elegido">
        {(chosen) => <Choices chosen={chosen} />}
      </QueryState>
    </Stack>
  );
}

function Choices({ chosen }: { chosen: readonly AlertChoice[] }) {
  const queryClient = useQueryClient();
  const { queryKey } = alertQueries.choices();
  const [failure, setFailure] = useState<string | null>(null);
  const show = ({ kind, ...change }: AlertChoiceChange) =>
    queryClient.setQueryData(queryKey, (known) =>
      known?.map((choice) =>
        choice.kind === kind
          ? { ...choice, here: change.here ?? choice.here, mail: change.mail ?? choice.mail }
          : choice,
      ),
    );
  const { mutate } = useMutation({
    // Serialise the requests, so that the last click wins.
    scope: { id: 'alert-choices' },
    networkMode: 'always',
    mutationFn: chooseAlerts,
    onMutate: (change: AlertChoiceChange) => {
      setFailure(null);
      const before = chosen.find(({ kind }) => kind === change.kind);
      show(change);
      return before;
    },
    onError: (error, _change, before) => {
      if (before) show(before);
      setFailure(explained(error));
    },
  });

  return (
    <Stack gap={4}>
      <ul data-plain="" className={styles.list}>
        {chosen.filter(isKnown).map((choice) => (
          <li key={choice.kind}>
            <Choice choice={choice} onChange={mutate} />
          </li>
        ))}
      </ul>
      {failure !== null && (
        <Notice tone="danger" live title="No hemos podido guardar lo que has elegido">
          {failure}
        </Notice>
      )}
    </Stack>
  );
}

/** A newer API may have kinds that this release does not know. */
const isKnown = ({ kind }: AlertChoice): boolean => Object.hasOwn(alertKinds, kind);

interface ChoiceProps {
  choice: AlertChoice;
  onChange: (change: AlertChoiceChange) => void;
}

function Choice({ choice: { kind, here, mail }, onChange }: ChoiceProps) {
  const { label, mails } = alertKinds[kind];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <Checkbox
        name={`here-${kind}`}
        label="Aquí, en tus avisos"
        checked={here}
        onChange={(event) => onChange({ kind, here: event.currentTarget.checked })}
      />
      <SelectField
        name={`mail-${kind}`}
        label="Por correo"
        options={mails.map((code) => ({ value: code, label: alertMails[code] }))}
        value={mail}
        onChange={({ currentTarget: { value } }) => {
          const wanted = mails.find((code) => code === value);
          if (wanted) onChange({ kind, mail: wanted });
        }}
      />
    </fieldset>
  );
}
