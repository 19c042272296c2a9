import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { type Example } from '../examples.ts';
import { DateField, DateTimeField } from './index.ts';

export const examples: Example[] = [
  { name: 'Fecha', render: () => <Deadline name="fecha" /> },
  {
    name: 'Con día, opcional y con pista',
    render: () => <Deadline name="fecha-elegida" start="2026-12-20" hint="A partir de hoy." optional />,
  },
  { name: 'Con error', render: () => <Deadline name="fecha-error" error="Formato no válido." /> },
  { name: 'Desactivada', render: () => <Deadline name="fecha-desactivada" start="2026-12-20" disabled /> },
  { name: 'Con hora', render: () => <Publication name="hora" /> },
  {
    name: 'Con hora elegida y error',
    render: () => (
      <Publication
        name="hora-elegida"
        start="2027-03-28T02:30"
        error="A esa hora no hay reloj: el 28 de marzo pasa de las 2:00 a las 3:00."
      />
    ),
  },
  { name: 'En un diálogo', render: () => <InDialog /> },
];

interface DeadlineProps {
  name: string;
  start?: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  disabled?: boolean;
}

function Deadline({ start = '', ...rest }: DeadlineProps) {
  const [value, setValue] = useState(start);
  return <DateField {...rest} label="Último día" value={value} onChange={setValue} min="2026-01-01" />;
}

function Publication({ start = '', ...rest }: DeadlineProps) {
  const [value, setValue] = useState(start);
  return <DateTimeField {...rest} label="Publicación" value={value} onChange={setValue} />;
}

function InDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Elegir el día
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="¿Hasta cuándo?">
        <Deadline name="fecha-dialogo" />
      </Dialog>
    </>
  );
}
