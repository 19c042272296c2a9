import { useState } from 'react';
import * as applicationQueries from '@puente/client/application-queries';
import * as organizationQueries from '@puente/client/organization-queries';
import { projectQueries } from '@puente/client/projects';
import {
  isRunning,
  isWaiting,
  refusalFrom,
  type Status,
  statuses,
} from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import { Button } from '@puente/design-system/button';
import { Dialog } from '@puente/design-system/dialog';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { useQueryClient } from '@puente/platform/query';
import { keepText, keptText, useUser } from '@puente/platform/session';
import { shortMoment } from '../dates.ts';
import { StickyBar } from '../lists/StickyBar.tsx';
import { Choice } from './Choice.tsx';
import styles from './Desk.module.css';
import { fullName } from './desk-listing.ts';
import type { DeskProject } from './desk-project.ts';

/** Query keys of the data that closing a project changes. */
const changed = [projectQueries.key, organizationQueries.key, applicationQueries.key];

interface AfterSelectionProps {
  project: DeskProject;
  applications: readonly DeskApplication[];
  /** True while the selection bar replaces these steps. */
  isHidden: boolean;
  /** Starts an answer to several applications at once. */
  onAsk: (applications: readonly DeskApplication[], to: Status) => void;
}

/** Steps that remain after a selection: answer the other applicants, and close the project. */
export function AfterSelection({ project, applications, isHidden, onAsk }: AfterSelectionProps) {
  const user = useUser()?.id ?? 0;
  const place = `desk-after-selection-${project.id}`;
  const [putOff, setPutOff] = useState(() => keptText(user, place));
  const [stepsOpen, setStepsOpen] = useState(false);
  const queryClient = useQueryClient();
  const closing = useDialogOnPress(
    () => import(/* webpackChunkName: "closeProject" */ '../projects/CloseProjectDialog.tsx'),
  );
  const selected = applications.filter(({ status }) => status === 'selected');
  const waiting = applications.filter(({ status }) => isWaiting(status));
  const runs = isRunning(project.status);
  const [first] = selected;
  const unsent = selected.find(({ sends_at: sendsAt }) => sendsAt);
  // Key of the selection: after another selection the steps are shown again, even if the user postponed them before.
  const occasion = selected.map(({ id }) => id).join();
  if (!first || (waiting.length === 0 && !runs) || putOff === occasion || isHidden) return null;

  const groups = (['preselected', 'new'] as const).map((status) => ({
    status,
    members: waiting.filter((application) => application.status === status),
  }));
  const title =
    selected.length === 1
      ? `Has seleccionado a ${fullName(first)}`
      : `Has seleccionado a ${selected.length} personas`;
  const closeSteps = () => setStepsOpen(false);
  return (
    <StickyBar label="Después de seleccionar">
      <p className={styles.said}>{`${title}. ${whoWaits(waiting.length)}`}</p>
      <Cluster gap={2}>
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setStepsOpen(true)}>
          {waiting.length === 0 ? 'Cerrar el proyecto…' : 'Responder o cerrar…'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            keepText(user, place, occasion);
            setPutOff(occasion);
          }}
        >
          Ahora no
        </Button>
      </Cluster>
      <Dialog open={stepsOpen} onClose={closeSteps} size="sm" title={title}>
        <Stack gap={4}>
          {unsent?.sends_at && (
            <Text>{`${fullName(unsent)} aún no lo sabe: se enviará el ${shortMoment(unsent.sends_at)}. Lo que respondas ahora a los demás puede llegar antes.`}</Text>
          )}
          {groups.map(({ status, members }) => {
            const to = refusalFrom(status);
            if (members.length === 0 || to === undefined) return null;
            return (
              <Choice
                key={status}
                label={`Responder a ${members.length} en «${statuses[status]}»`}
                meaning={`Eliges el motivo y el mensaje. Pasan a «${statuses[to]}».`}
                onClick={() => {
                  closeSteps();
                  onAsk(members, to);
                }}
              />
            );
          })}
          {runs && (
            <Choice
              {...closing.button}
              label="Cerrar el proyecto"
              meaning={whatClosingDoes(waiting.length)}
              onClick={() => {
                closeSteps();
                closing.button.onClick();
              }}
            />
          )}
        </Stack>
      </Dialog>
      {closing.Dialog && closing.isOpen && (
        <closing.Dialog
          project={project}
          reason="selected"
          onChanged={async () => {
            await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
          }}
          onClose={closing.close}
        />
      )}
    </StickyBar>
  );
}

function whoWaits(count: number): string {
  if (count === 0) return 'Nadie más espera respuesta.';
  return count === 1 ? 'Una persona más espera respuesta.' : `${count} personas más esperan respuesta.`;
}

const whatClosingDoes = (waiting: number): string =>
  waiting === 0
    ? 'Dejará de admitir solicitudes.'
    : `Quienes esperan pasan a «${statuses.notSelected}», y se lo decimos.`;
