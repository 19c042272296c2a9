import { exampleSections } from '../src/example-sections.ts';
import { Heading, PageHeader } from '../src/heading/index.ts';
import { Cluster, Container, Stack, WithSidebar } from '../src/layout/index.ts';
import { Link } from '../src/link/index.ts';
import { Text } from '../src/text/index.ts';
import styles from './Playground.module.css';
import { Swatches } from './Swatches.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Every component in every state, one under another. */
export function Playground() {
  return (
    <Container as="main">
      <PageHeader
        eyebrow="Sistema de diseño"
        title="Las piezas de Puente"
        lead="Cada componente en cada uno de sus estados, con las palabras que tendrá en la plataforma."
        actions={<ThemeChoice />}
      />
      <WithSidebar
        sidebar={
          <nav aria-label="Componentes" className={styles.nav}>
            <Cluster as="ul" gap={1}>
              {exampleSections.map(({ name }) => (
                <li key={name}>
                  <Link href={`#${name}`} variant="quiet" className={styles.navLink}>
                    {name}
                  </Link>
                </li>
              ))}
            </Cluster>
          </nav>
        }
      >
        <Swatches />
        {exampleSections.map(({ name, examples }) => (
          <section key={name} id={name} className={styles.section} aria-labelledby={`${name}-title`}>
            <Heading level={2} id={`${name}-title`}>
              {name}
            </Heading>
            <Stack gap={6}>
              {examples.map(({ name: example, render: Example }) => (
                <div key={example} className={styles.example} data-example={`${name}: ${example}`}>
                  <Text size="sm" tone="muted">
                    {example}
                  </Text>
                  <Example />
                </div>
              ))}
            </Stack>
          </section>
        ))}
      </WithSidebar>
    </Container>
  );
}
