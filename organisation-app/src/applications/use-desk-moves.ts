import { useMemo } from 'react';
import { ApiError, messageOf } from '@puente/client/api-error';
import * as applicationQueries from '@puente/client/application-queries';
import { answerApplication } from '@puente/client/applications';
import { decideTogether, deskQueries, sendTogether, undoTogether } from '@puente/client/desk';
import * as organizationQueries from '@puente/client/organization-queries';
import type { Status } from '@puente/contract/constants/statuses';
import type { DeskApplication, Overtaken } from '@puente/contract/entities/desk';
import type { ApplicationId, ProjectId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { type QueryClient, useQueryClient } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { dismissToast, showToast } from '@puente/platform/ui';
import { shortMoment } from '../dates.ts';
import { fullName } from './desk-listing.ts';
import { type AnswerWords, forgetAnswer, hasWords } from './kept-answer.ts';
import { withoutName } from './message-words.ts';
import { moves, overtakenBy, peopleIn } from './moves.ts';

/** Problems of a move. Both fields are empty when everything was saved. */
interface MoveOutcome {
  /** Applications that a colleague moved first. */
  overtaken: readonly Overtaken[];
  /** Reason why nothing could be saved. */
  failure: string | null;
}

export interface DeskMovesControls {
  /** @param seen the applications in the state in which the user saw them */
  move: (seen: readonly DeskApplication[], to: Status, words?: AnswerWords) => Promise<MoveOutcome>;
  /** Undoes the last move while that is still possible. */
  undoLast: () => void;
  undo: (ids: readonly ApplicationId[]) => void;
  /** @param sendAt null for at once @returns why it could not be changed */
  send: (ids: readonly ApplicationId[], sendAt: string | null) => Promise<string | null>;
  mark: (id: ApplicationId, good: boolean) => void;
}

const undoMs = limits.desk.undoSeconds * 1000;

/** Moves applications of a project; `announce` receives the confirmation for screen readers. */
export function useDeskMoves(project: ProjectId, announce: (text: string) => void): DeskMovesControls {
  const queryClient = useQueryClient();
  const user = useUser()?.id ?? 0;
  return useMemo(
    () => deskMoves({ queryClient, user, project, announce }),
    [queryClient, user, project, announce],
  );
}

interface Desk {
  queryClient: QueryClient;
  user: number;
  project: ProjectId;
  announce: (text: string) => void;
}

/**
 * Shows a move at once and sends it immediately. The server tells the students only when the move can no longer be undone. Moves that the
 * server refuses are rolled back.
 */
function deskMoves({ queryClient, user, project, announce }: Desk): DeskMovesControls {
  const { queryKey } = deskQueries.of(project);
  let last: { ids: readonly ApplicationId[]; toast: number } | null = null;

  const known = () => queryClient.getQueryData<DeskApplication[]>(queryKey) ?? [];

  function change(ids: ReadonlySet<ApplicationId>, to: (application: DeskApplication) => DeskApplication) {
    queryClient.setQueryData<DeskApplication[]>(queryKey, (list) =>
      list?.map((application) => (ids.has(application.id) ? to(application) : application)),
    );
  }

  function put(changed: readonly DeskApplication[]) {
    const byId = new Map(changed.map((application) => [application.id, application]));
    change(new Set(byId.keys()), (application) => byId.get(application.id) ?? application);
  }

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: applicationQueries.key });
    void queryClient.invalidateQueries({ queryKey: organizationQueries.key });
  }

  async function move(
    seen: readonly DeskApplication[],
    to: Status,
    words: AnswerWords = {},
  ): Promise<MoveOutcome> {
    const seenAs = new Map(seen.map(({ id, status }) => [id, status]));
    // An application that a colleague has moved since stays where it is. The server says who moved it.
    const before = known().filter(({ id, status }) => seenAs.get(id) === status);
    // A response in flight would show the applications in their old place.
    void queryClient.cancelQueries({ queryKey });
    change(new Set(before.map(({ id }) => id)), (application) => ({
      ...application,
      status: to,
      held: true,
      sends_at: words.send_at ?? null,
      decided_by: null,
    }));
    try {
      const {
        moved,
        refused,
        overtaken = [],
      } = await decideTogether(project, {
        applications: seen.map(({ id, status }) => ({ id, from: status })),
        status: to,
        ...words,
      });
      put(moved);
      if (refused.length === 0)
        forgetAnswer({ user, project, to }, { ...words, reason: withoutName(words.reason ?? '', seen) });
      else {
        const lost = new Set(refused);
        put(before.filter(({ id }) => lost.has(id)));
        put(overtaken.map(({ application }) => application));
        if (!hasWords(words))
          showToast({ tone: 'danger', message: changedMeanwhile(refused.length, overtaken) });
      }
      offerUndo(moved, to);
      refresh();
      return { overtaken, failure: null };
    } catch (error) {
      put(before);
      const failure = `No hemos podido guardar tu respuesta. ${reasonOf(error)}`;
      // A message is still in its dialog, which keeps it.
      if (!hasWords(words))
        showToast({
          tone: 'danger',
          message: failure,
          action: { label: 'Reintentar', onPress: () => void move(seen, to, words) },
        });
      return { overtaken: [], failure };
    }
  }

  function offerUndo(moved: readonly DeskApplication[], to: Status) {
    const [first] = moved;
    const words = moves[to];
    if (!first || !words) return;
    forgetLast();
    const ids = moved.map(({ id }) => id);
    const done = moved.length === 1 ? words.done(fullName(first)) : words.doneTogether(moved.length);
    const message = first.sends_at ? `${done} ${willBeSent(first.sends_at, moved.length)}` : done;
    announce(message);
    const toast = showToast({
      tone: 'success',
      message,
      action: { label: 'Deshacer', onPress: () => undo(ids) },
    });
    last = { ids, toast };
    setTimeout(() => {
      if (last?.toast !== toast) return;
      // The key still takes back what is sent later.
      if (first.sends_at) dismissToast(toast);
      else forgetLast();
    }, undoMs);
  }

  function forgetLast() {
    if (last) dismissToast(last.toast);
    last = null;
  }

  function undo(ids: readonly ApplicationId[]): void {
    forgetLast();
    undoTogether(project, [...ids]).then(
      ({ moved, refused }) => {
        put(moved);
        if (moved.length > 0) announce(`Deshecho: ${peopleIn(moved.length)} como antes.`);
        if (refused.length > 0)
          showToast({
            tone: 'danger',
            message: 'Ya no se puede deshacer: se lo hemos dicho a quien lo solicitó.',
          });
        refresh();
      },
      (error: unknown) =>
        void showToast({
          tone: 'danger',
          message: `No hemos podido deshacerlo. ${messageOf(error)}`,
          action: { label: 'Reintentar', onPress: () => undo(ids) },
        }),
    );
  }

  async function send(ids: readonly ApplicationId[], sendAt: string | null): Promise<string | null> {
    try {
      const {
        moved,
        refused,
        overtaken = [],
      } = await sendTogether(project, {
        applications: [...ids],
        send_at: sendAt,
      });
      put([...moved, ...overtaken.map(({ application }) => application)]);
      if (moved.length > 0) announce(sendAt === null ? 'Se envía ahora.' : willBeSent(sendAt, moved.length));
      if (refused.length > 0)
        showToast({ tone: 'danger', message: 'Ya no se puede cambiar: ya se ha enviado o deshecho.' });
      refresh();
      return null;
    } catch (error) {
      return `No hemos podido cambiarlo. ${reasonOf(error)}`;
    }
  }

  function mark(id: ApplicationId, good: boolean): void {
    const set = (value: boolean) =>
      change(new Set([id]), (application) => ({ ...application, good_candidate: value }));
    set(good);
    answerApplication(id, { good_candidate: good }).catch((error: unknown) => {
      set(!good);
      showToast({ tone: 'danger', message: `No hemos podido guardar la marca. ${messageOf(error)}` });
    });
  }

  return {
    move,
    mark,
    undo,
    send,
    undoLast: () => {
      if (last) undo(last.ids);
    },
  };
}

const willBeSent = (sendsAt: string, count: number): string =>
  `${count === 1 ? 'Se enviará' : 'Se enviarán'} el ${shortMoment(sendsAt)}.`;

/** The server's message for a field, or for the whole. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.fields)[0]) || messageOf(error);

const changedMeanwhile = (count: number, overtaken: readonly Overtaken[]): string => {
  const [only] = overtaken;
  if (count === 1)
    return only ? overtakenBy(only) : 'Esta solicitud ha cambiado mientras tanto y no la hemos movido.';
  return `${count} solicitudes han cambiado mientras tanto y no las hemos movido.`;
};
