import { type Example } from '../examples.ts';
import { Cluster } from '../layout/index.ts';
import { Monogram } from './index.ts';

export const examples: Example[] = [
  {
    name: 'Tamaños y tintas',
    render: () => (
      <Cluster>
        <Monogram name="Fundación Semilla" size="sm" />
        <Monogram name="Asociación Mesa Abierta" />
        <Monogram name="Cooperativa Viento Norte" />
        <Monogram name="Fundación de la Mar" />
        <Monogram name="Ágora" />
        <Monogram name="Taller 21" size="lg" />
      </Cluster>
    ),
  },
];
