import type { TakedownKind } from '@puente/contract/constants/takedowns';
import type { TakedownNote } from '@puente/contract/entities/takedown-note';
import { reasonOfTakedown, takedownNouns } from '@puente/contract/takedown-statement';
import { ButtonLink } from '../link/index.ts';
import { Notice } from '../notice/index.ts';

export interface TakedownNoticeProps {
  kind: TakedownKind;
  takedown: TakedownNote;
  /** Page of the takedown, with its history and the objection. */
  href: string;
  /** Words of the link; by default those for the owner. */
  action?: string | undefined;
}

/** Banner above a record that staff have taken down, for its owner and for staff. */
export function TakedownNotice({ kind, takedown, href, action }: TakedownNoticeProps) {
  const { the, it, readers } = takedownNouns[kind];
  return (
    <Notice
      tone="warning"
      title={`El equipo ha retirado ${the}`}
      action={
        <ButtonLink variant="secondary" size="sm" href={href}>
          {action ??
            (takedown.state === 'takenDown' ? 'Ver el motivo y objetar' : 'Ver el motivo y la objeción')}
        </ButtonLink>
      }
    >
      {reasonOfTakedown(takedown).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{`Solo ${it} pueden ver ${readers}.`}</p>
    </Notice>
  );
}
