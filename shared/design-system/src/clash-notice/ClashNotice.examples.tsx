import { type Example } from '../examples.ts';
import { AnswersClash } from './AnswersClash.tsx';
import { ClashNotice } from './ClashNotice.tsx';

const nothing = () => undefined;

export const examples: Example[] = [
  {
    name: 'Dos campos',
    render: () => (
      <ClashNotice
        title="Brais Otero guardó cambios en este proyecto (2 oct, 13:00)"
        onChoose={nothing}
        fields={[
          {
            name: 'title',
            label: 'Título',
            theirs: 'Mapa de las zonas inundables de la ría',
            mine: 'Mapa de inundaciones',
          },
          { name: 'objectives', label: 'Objetivos', theirs: '', mine: 'Un mapa que cualquiera pueda usar.' },
        ]}
      >
        <p>Hemos traído sus cambios en: Temas.</p>
      </ClashNotice>
    ),
  },
  {
    name: 'Respuestas de un formulario',
    render: () => (
      <AnswersClash
        steps={[
          {
            fields: [
              { type: 'select', value: 'province', label: 'Provincia', options: ['Lugo', 'Vigo'] },
              { type: 'checkbox', value: 'contactable', label: 'Se me puede escribir' },
            ],
          },
        ]}
        fields={['province', 'contactable']}
        theirs={{ province: 'Lugo', contactable: true }}
        mine={{ province: 'A Coruña', contactable: false }}
        onChoose={nothing}
      />
    ),
  },
];
