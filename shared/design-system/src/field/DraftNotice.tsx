import { useLayoutEffect, useRef, useState } from 'react';
import { generalErrors } from '@puente/contract/general-errors';
import { Button } from '../button/index.ts';
import { Notice } from '../notice/index.ts';

export interface DraftNoticeProps {
  /** Origin of the draft that filled the form. */
  restored: 'here' | 'elsewhere' | null;
  /** True when another device has a newer draft. */
  offered: boolean;
  /** True when the draft is stored in this browser only, because the server accepts no more drafts. */
  onlyHere: boolean;
  /** True while another tab of this browser edits the same form. */
  otherTab: boolean;
  onDiscard: () => void;
  onTakeOffered: () => void;
  onTakeTurn: () => void;
}

const words = {
  here: 'Hemos recuperado lo que habías escrito.',
  elsewhere: 'Hemos recuperado el borrador que tenías guardado.',
};

/** Notice above a form about its draft: its origin, with a button that discards it, or that another tab edits the form. */
export function DraftNotice({
  restored,
  offered,
  onlyHere,
  otherTab,
  onDiscard,
  onTakeOffered,
  onTakeTurn,
}: DraftNoticeProps) {
  const [discarded, setDiscarded] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);
  // The clicked button is removed, so the focus has to move.
  useLayoutEffect(() => {
    if (discarded) notice.current?.focus();
  }, [discarded]);

  if (otherTab) {
    return (
      <Notice
        tone="warning"
        live
        title="Tienes este formulario abierto en otra pestaña"
        action={
          <Button variant="secondary" size="sm" onClick={onTakeTurn}>
            Seguir en esta pestaña
          </Button>
        }
      >
        Para no pisar lo que escribes allí, aquí no se guarda nada.
      </Notice>
    );
  }
  return (
    <>
      {restored !== null && (
        <Notice
          tone="info"
          live={restored === 'elsewhere'}
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                onDiscard();
                setDiscarded(true);
              }}
            >
              Descartar borrador
            </Button>
          }
        >
          {words[restored]}
        </Notice>
      )}
      {restored === null && discarded && (
        <Notice tone="success">
          <p ref={notice} tabIndex={-1}>
            Borrador descartado.
          </p>
        </Notice>
      )}
      {offered && (
        <Notice
          tone="info"
          live
          action={
            <Button variant="secondary" size="sm" onClick={onTakeOffered}>
              Usar ese borrador
            </Button>
          }
        >
          Tienes otro borrador de este formulario, escrito en otra pestaña o en otro dispositivo.
        </Notice>
      )}
      {onlyHere && (
        <Notice tone="warning" live title="Este borrador solo se guarda en este navegador">
          {generalErrors.TooManyDrafts.text}
        </Notice>
      )}
    </>
  );
}
