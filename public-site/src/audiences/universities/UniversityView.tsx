import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Icon, type IconName } from '@puente/design-system/icon';
import { Container, Grid, Stack } from '@puente/design-system/layout';
import landing from '../AudienceLanding.module.css';
import styles from './UniversityView.module.css';

interface View {
  title: string;
  icon: IconName;
  items: readonly string[];
}

const views: readonly View[] = [
  {
    title: 'Sin cuenta',
    icon: 'globe',
    items: [
      'Los proyectos abiertos, con el reto completo, quién lo propone y hasta cuándo.',
      'El repositorio de TFG y TFM, que se puede filtrar por universidad, titulación y año.',
      'Las organizaciones que publican y las cifras de cada mes.',
    ],
  },
  {
    title: 'Con tu cuenta docente',
    icon: 'graduation',
    items: [
      'Los trabajos y proyectos que te nombran, también los borradores de esos trabajos.',
      'Qué docentes tutelan un proyecto y de qué universidad son.',
      'La biblioteca de recursos y los mensajes sobre los trabajos que diriges.',
    ],
  },
  {
    title: 'Lo que no se ve',
    icon: 'lock',
    items: [
      'Quién se ha registrado de tu universidad, ni sus datos de contacto.',
      'Las solicitudes y los CV: solo los lee la organización que los recibe.',
      'Los borradores de trabajos que no diriges.',
    ],
  },
];

/** Overview of the data that a university can see, and of the data that stays private. */
export function UniversityView() {
  return (
    <section className={landing.section} data-ground="sunken" aria-labelledby="university-view">
      <Container>
        <Heading level={2} id="university-view" className={landing.title}>
          Qué ve una universidad
        </Heading>
        <Grid as="ul" min="18rem">
          {views.map(({ title, icon, items }) => (
            <li key={title}>
              <Card as="div" className={styles.card}>
                <Heading level={3} size="sm" className={styles.title}>
                  <Icon name={icon} />
                  {title}
                </Heading>
                <Stack as="ul" gap={3}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </Stack>
              </Card>
            </li>
          ))}
        </Grid>
      </Container>
    </section>
  );
}
