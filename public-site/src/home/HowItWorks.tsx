import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { type Step, StepList } from '../audiences/StepList.tsx';
import section from './Section.module.css';

const steps: readonly Step[] = [
  {
    title: 'Una organización publica',
    text: 'Describe su reto, a quién busca y hasta cuándo espera solicitudes.',
  },
  { title: 'Tú lo solicitas', text: 'Cuentas por qué te interesa y adjuntas tu CV. Se tarda unos minutos.' },
  { title: 'Llega la respuesta', text: 'La organización lee cada solicitud, preselecciona y responde.' },
  {
    title: 'El trabajo cruza',
    text: 'Con el visto bueno de tu universidad, empieza un proyecto que se va a usar.',
  },
];

export function HowItWorks() {
  return (
    <section className={section.section} data-ground="sunken" aria-labelledby="how">
      <Container>
        <div className={section.head}>
          <Heading level={2} id="how">
            Cómo funciona
          </Heading>
          <p className={section.lead}>De la idea al proyecto, en cuatro arcos.</p>
        </div>
        <StepList steps={steps} />
      </Container>
    </section>
  );
}
