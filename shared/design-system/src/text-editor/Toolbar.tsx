import { type KeyboardEvent, useRef, useState } from 'react';
import { type FieldIds } from '../field/field-id.ts';
import { VisuallyHidden } from '../text/index.ts';
import styles from './TextEditor.module.css';
import { type ToolName, toolPaths } from './tool-paths.ts';

export interface Tool {
  name: ToolName;
  /** Name of the button, also its tooltip. */
  label: string;
  /** Shown in the tooltip: 'Ctrl+B'. */
  shortcut?: string | undefined;
  /** For a tool that is on or off. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows the label next to the drawing. */
  isWorded?: boolean | undefined;
  onPress: () => void;
}

interface ToolbarProps {
  /** Field that the tools belong to. */
  ids: FieldIds;
  tools: readonly Tool[];
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A row of tools: one stop of Tab, and the arrow keys go from tool to tool. */
export function Toolbar({ ids, tools }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, tools.length - 1);

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[step(stop, tools.length)]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      id={`${ids.control}-tools`}
      aria-label="Formato de"
      aria-labelledby={`${ids.control}-tools ${ids.label}`}
      aria-controls={ids.control}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map(
        ({ name, label: words, shortcut, pressed, disabled = false, isWorded = false, onPress }, place) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            data-worded={isWorded || undefined}
            tabIndex={place === stop ? 0 : -1}
            title={shortcut === undefined ? words : `${words} (${shortcut})`}
            aria-pressed={pressed}
            // Not `disabled`: the arrow keys must reach every tool.
            aria-disabled={disabled || undefined}
            aria-keyshortcuts={shortcut?.replace('Ctrl', 'Control')}
            // The text keeps its selection and its focus under a pointer.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(place)}
            onClick={() => {
              if (!disabled) onPress();
            }}
          >
            <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={toolPaths[name]} />
            </svg>
            {isWorded ? <span>{words}</span> : <VisuallyHidden>{words}</VisuallyHidden>}
          </button>
        ),
      )}
    </div>
  );
}
