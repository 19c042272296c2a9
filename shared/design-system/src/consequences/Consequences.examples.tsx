import { useState } from 'react';
import { type Example } from '../examples.ts';
import { Notice } from '../notice/index.ts';
import { ConfirmedPlan, Consequences } from './index.ts';

const groups = [
  { title: 'Pasa a Atalaia', lines: ['2 proyectos: Rutas por la costa y Faros', '14 seguimientos'] },
  { title: 'Choca', lines: ['1 lista de talento: Equipo. Se conserva con otro nombre.'] },
  { title: 'Nada de esto se ve', lines: [] },
];

export const examples: Example[] = [
  { name: 'Lo que cambia', render: () => <Consequences groups={groups} headingLevel={2} /> },
  {
    name: 'Confirmar lo que cambia',
    render: function MergeExample() {
      const [changed, setChanged] = useState(0);
      return (
        <ConfirmedPlan
          version={String(changed)}
          groups={[
            ...groups.slice(0, 2),
            ...(changed > 0 ? [{ title: 'Desde entonces', lines: ['1 proyecto más'] }] : []),
          ]}
          changed={changed > 0 ? 'Míralo otra vez antes de fusionarlas.' : null}
          actionLabel="Fusionar las dos"
          question="¿Fusionar las dos?"
          summary="Queda Atalaia, con todo lo de las dos."
          confirmLabel="Fusionar"
          busy={false}
          onConfirm={() => setChanged((times) => times + 1)}
        >
          <Notice tone="warning">Su gente pasa a actuar por una organización verificada.</Notice>
        </ConfirmedPlan>
      );
    },
  },
];
