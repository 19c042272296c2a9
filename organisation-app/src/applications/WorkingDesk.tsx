import { useCallback, useMemo, useState } from 'react';
import type { Status } from '@puente/contract/constants/statuses';
import { refusalFrom } from '@puente/contract/constants/statuses';
import type { DeskApplication } from '@puente/contract/entities/desk';
import type { ApplicationId } from '@puente/contract/ids';
import { VisuallyHidden } from '@puente/design-system/text';
import { keepText, keptText, useUser } from '@puente/platform/session';
import { showToast } from '@puente/platform/ui';
import { AfterSelection } from './AfterSelection.tsx';
import { ApplicantPane } from './ApplicantPane.tsx';
import {
  focusApplication,
  focusedApplication,
  neighbour,
  nextAfter,
  showApplication,
} from './card-navigation.ts';
import { type Decision, DecisionDialog } from './DecisionDialog.tsx';
import styles from './Desk.module.css';
import { isAskedFirst, matchesFilters, movesOfAll } from './desk-listing.ts';
import type { DeskProject } from './desk-project.ts';
import { isFiltered, noFilters } from './desk-view.ts';
import { DeskBar } from './DeskBar.tsx';
import { DeskColumns } from './DeskColumns.tsx';
import { DeskTable } from './DeskTable.tsx';
import { type AnswerWords, hasWords } from './kept-answer.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { NothingOnDesk } from './NothingOnDesk.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SendingDialog } from './SendingDialog.tsx';
import { useCardActions } from './use-card-actions.ts';
import { type DeskKey, useDeskKeys } from './use-desk-keys.ts';
import { useDeskMoves } from './use-desk-moves.ts';
import { useDeskView } from './use-desk-view.ts';
import { useDeskWords } from './use-desk-words.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLiveDesk } from './use-live-desk.ts';

interface WorkingDeskProps {
  project: DeskProject;
  applications: readonly DeskApplication[];
}

interface AskOptions {
  withMessage?: boolean;
  goesOn?: boolean;
  /** Application whose card was dragged. */
  dropped?: ApplicationId | null;
}

/** Desk of a project that has applications. */
export function WorkingDesk({ project: about, applications }: WorkingDeskProps) {
  const project = about.id;
  const user = useUser()?.id;
  const view = useDeskView();
  const [announcement, setAnnouncement] = useState('');
  const { move, undo, send, undoLast, mark } = useDeskMoves(project, setAnnouncement);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [deciding, setDeciding] = useState(false);
  const [helps, setHelps] = useState(false);
  /** Answers whose sending time is being changed. */
  const [sending, setSending] = useState<readonly DeskApplication[]>([]);
  const [keysAreOn, setKeysAreOn] = useState(() => keptText(user ?? 0, keysPlace) !== 'off');
  const { chosen, menu, dragged, actions, clear, closeMenu } = useCardActions(view, undo);
  useLiveDesk(project, user, setAnnouncement);
  useKeptFocus(applications);

  const { open, filters, layout, sort } = view;
  const { written, save } = useDeskWords(project, filters.q);
  const shown = useMemo(
    () => applications.filter((application) => matchesFilters(application, filters, written)),
    [applications, filters, written],
  );
  const byId = useMemo(
    () => new Map(applications.map((application) => [application.id, application])),
    [applications],
  );
  const of = useCallback(
    (ids: Iterable<ApplicationId>) => [...ids].flatMap((id) => byId.get(id) ?? []),
    [byId],
  );
  /** Returns the whole selection if the application is part of it; otherwise the application alone. */
  const withChosen = (id: ApplicationId) => of(chosen.has(id) ? chosen : [id]);
  const listed = open === null ? undefined : byId.get(open);

  /** Moves applications at once when that only sorts them. Opens the dialog when the student will read it as an answer. */
  function ask(
    named: readonly DeskApplication[],
    to: Status,
    { withMessage = false, goesOn = false, dropped = null }: AskOptions = {},
  ) {
    closeMenu();
    const possible = named.filter((application) => movesOfAll([application]).includes(to));
    if (possible.length === 0) return;
    const asked = { applications: possible, to, goesOn, dropped };
    if (withMessage || isAskedFirst(to)) setDecision(asked);
    else decide(asked);
  }

  /** Sends an answer with a message. The dialog stays open until it has been saved. */
  async function answer(decided: Decision, words: AnswerWords) {
    if (!hasWords(words)) return decide(decided, words);
    const next = followerOf(decided);
    setDeciding(true);
    const { overtaken, failure } = await move(decided.applications, decided.to, words);
    setDeciding(false);
    if (overtaken.length === 0 && failure === null) return goOn(decided, next);
    const left = failure === null ? overtaken.map(({ application }) => application) : decided.applications;
    setDecision({ ...decided, applications: left, overtaken, failure });
  }

  function decide(decided: Decision, words: AnswerWords = {}) {
    goOn(decided, followerOf(decided), () => void move(decided.applications, decided.to, words));
  }

  /** Returns the next application. Must run before the answered cards move, as they have focus. */
  const followerOf = ({ applications: named, goesOn }: Decision) =>
    goesOn ? nextAfter(new Set(named.map(({ id }) => id))) : null;

  /** Continues with the next application after an answer. @param send starts the request, after the click has been handled */
  function goOn({ dropped }: Decision, next: ApplicationId | null, send = () => {}) {
    setDecision(null);
    clear();
    // Move focus before removing the card: otherwise the browser computes layout twice. Not possible while a dialog is open.
    if (open === null) focusApplication(next);
    // Respond to the click first. Update the card in the next task.
    setTimeout(() => {
      send();
      walkTo(next);
    });
    // Dragging focuses nothing: move focus to the dragged card.
    if (dropped !== null) requestAnimationFrame(() => focusApplication(dropped));
  }

  function walkTo(id: ApplicationId | null) {
    if (id === null) return;
    if (open !== null) view.read(id, { replace: true });
    // Wait for the render, as the card may have moved.
    requestAnimationFrame(() => (open === null ? focusApplication(id) : showApplication(id)));
  }

  function press(key: DeskKey) {
    const here = focusedApplication() ?? open;
    const targets = chosen.size > 0 ? of(chosen) : of(here === null ? [] : [here]);
    const [first] = targets;
    const steps = { j: 1, k: -1 } as const;
    switch (key) {
      case 'j':
      case 'k':
        // Move focus synchronously when nothing has to render: the next key refers to this card.
        if (open === null) return focusApplication(neighbour(here, steps[key]));
        return walkTo(neighbour(here, steps[key]));
      case 'o':
        return here === null ? undefined : view.read(here);
      case 'Escape':
        if (chosen.size > 0) return clear();
        return open === null ? undefined : close();
      case 'x':
        return here === null ? undefined : actions.onChoose(here);
      case 'p':
        return ask(targets, 'preselected', { goesOn: true });
      case 'P':
        return ask(targets, 'preselected', { withMessage: true, goesOn: true });
      case 's':
        return ask(targets, 'selected', { goesOn: true });
      case 'r': {
        const no = first && refusalFrom(first.status);
        return no && ask(targets, no, { goesOn: true });
      }
      case 'n':
        return ask(targets, 'new', { goesOn: true });
      case 'm':
        return first && mark(first.id, !first.good_candidate);
      case 'z':
        return undoLast();
      case '?':
        return setHelps(true);
    }
  }
  useDeskKeys(keysAreOn, press);

  async function sendNow(id: ApplicationId) {
    const failure = await send([id], null);
    if (failure !== null) showToast({ tone: 'danger', message: failure });
  }

  function close() {
    const read = open;
    view.read(null);
    requestAnimationFrame(() => focusApplication(read));
  }

  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DeskBar
        applications={applications}
        shown={shown.length}
        view={view}
        onSave={() => void save(shown)}
        onHelp={() => setHelps(true)}
      />
      {shown.length === 0 && isFiltered(filters) && <NothingOnDesk onClear={() => view.filter(noFilters)} />}
      <div className={styles.desk} data-open={open !== null || undefined}>
        <div className={styles.listing}>
          {layout === 'list' ? (
            <DeskTable
              applications={shown}
              sort={sort}
              onSort={view.order}
              chosen={chosen}
              open={open}
              actions={actions}
            />
          ) : (
            <DeskColumns
              shown={shown}
              all={applications}
              chosen={chosen}
              open={open}
              dragged={dragged === null ? [] : withChosen(dragged)}
              onDrop={(to) => dragged !== null && ask(withChosen(dragged), to, { dropped: dragged })}
              actions={actions}
            />
          )}
        </div>
        {open !== null && (
          <ApplicantPane
            id={open}
            listed={listed}
            onMove={(to) => ask(of([open]), to)}
            onUndo={() => undo([open])}
            onSendNow={() => void sendNow(open)}
            onSendLater={() => setSending(of([open]))}
            onMark={(good) => mark(open, good)}
            onClose={close}
          />
        )}
      </div>
      <AfterSelection project={about} applications={applications} isHidden={chosen.size > 0} onAsk={ask} />
      <SelectionBar
        applications={of(chosen)}
        onMove={(to) => ask(of(chosen), to, { goesOn: open === null })}
        onUndo={(held) => undo(held.map(({ id }) => id))}
        onSendLater={setSending}
        onClear={clear}
      />
      <MoveDialog
        applications={menu === null ? [] : withChosen(menu)}
        onMove={(to, { withMessage = false } = {}) =>
          ask(menu === null ? [] : withChosen(menu), to, { withMessage, goesOn: open === null })
        }
        onClose={closeMenu}
      />
      <DecisionDialog
        project={about}
        decision={decision}
        busy={deciding}
        onDecide={(decided, words) => void answer(decided, words)}
        onClose={() => setDecision(null)}
      />
      {sending.length > 0 && (
        <SendingDialog applications={sending} onSend={send} onClose={() => setSending([])} />
      )}
      <KeysDialog
        open={helps}
        areOn={keysAreOn}
        onSwitch={(areOn) => {
          setKeysAreOn(areOn);
          keepText(user ?? 0, keysPlace, areOn ? '' : 'off');
        }}
        onClose={() => setHelps(false)}
      />
    </>
  );
}

const keysPlace = 'desk-keys';
