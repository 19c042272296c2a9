import type { Takedown } from '@puente/contract/entities/takedown';
import { takedownNouns } from '@puente/contract/takedown-statement';
import { Button } from '@puente/design-system/button';
import { useDialogOnPress } from '@puente/platform/dialogs';
import { TakedownView } from './TakedownView.tsx';

/** /retiradas/:id: why staff took a record down, for its owner, who may object. */
export default function TakedownPage() {
  return <TakedownView standingOf={standingOf} actions={(takedown) => <Objecting takedown={takedown} />} />;
}

const mayObject = ({ state, objectUntil }: Takedown): boolean =>
  state === 'takenDown' && Date.parse(objectUntil) > Date.now();

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

function standingOf(takedown: Takedown) {
  const { kind, state, objectUntil } = takedown;
  const { the } = takedownNouns[kind];
  const until = day.format(new Date(objectUntil));
  if (state === 'lifted')
    return {
      tone: 'success' as const,
      title: 'Se vuelve a ver',
      text: `Cualquiera puede ver ${the} otra vez.`,
    };
  if (state === 'upheld')
    return {
      tone: 'warning' as const,
      title: 'Hemos revisado tu objeción',
      text: `Mantenemos la decisión sobre ${the}. Abajo lees por qué.`,
    };
  if (state === 'objected')
    return {
      tone: 'info' as const,
      title: 'Hemos recibido tu objeción',
      text: 'La revisa una persona del equipo. Te avisaremos aquí y por correo.',
    };
  return {
    tone: 'warning' as const,
    title: 'Nadie más puede verlo',
    text: mayObject(takedown)
      ? `Si crees que es un error, puedes objetar hasta el ${until}.`
      : `El plazo para objetar terminó el ${until}.`,
  };
}

function Objecting({ takedown }: { takedown: Takedown }) {
  const { Dialog, isOpen, close, button } = useDialogOnPress(
    () => import(/* webpackChunkName: "objection" */ './ObjectionDialog.tsx'),
  );
  if (!mayObject(takedown)) return null;
  return (
    <div>
      <Button {...button}>Presentar una objeción</Button>
      {Dialog && isOpen && <Dialog id={takedown.id} onClose={close} />}
    </div>
  );
}
