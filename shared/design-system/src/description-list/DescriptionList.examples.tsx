import { type Example } from '../examples.ts';
import { Link } from '../link/index.ts';
import { DescriptionList } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Datos de un proyecto',
    render: () => (
      <DescriptionList
        items={[
          {
            term: 'Organización',
            icon: 'building',
            description: <Link href="/spaces/organizations">Fundación Semilla</Link>,
          },
          { term: 'Lugar', icon: 'map-pin', description: 'Málaga, presencial' },
          { term: 'Dedicación', icon: 'clock', description: '150 horas entre febrero y junio' },
          { term: 'Idiomas', description: 'Castellano e inglés' },
        ]}
      />
    ),
  },
  {
    name: 'En columnas',
    render: () => (
      <DescriptionList
        columns
        items={[
          { term: 'Tipo', icon: 'graduation', description: 'TFG o TFM' },
          { term: 'Modalidad', icon: 'briefcase', description: 'Híbrido' },
          { term: 'Dedicación', icon: 'clock', description: 'Entre 10 y 20 horas a la semana' },
          { term: 'Plazo', icon: 'calendar', description: 'Hasta el 12 de marzo de 2027' },
        ]}
      />
    ),
  },
];
