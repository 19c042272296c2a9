import { useLayoutEffect, useState } from 'react';
import { brandColours } from '@puente/contract/brand/brand-file';
import { FilterChip } from '../src/chip/index.ts';
import { exampleSections } from '../src/example-sections.ts';
import { Heading, PageHeader } from '../src/heading/index.ts';
import { Cluster, Container, Grid, Stack, WithSidebar } from '../src/layout/index.ts';
import { Link } from '../src/link/index.ts';
import { Text } from '../src/text/index.ts';
import styles from './Playground.module.css';

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

/** Colours of the brand and of states. */
const colours = [...brandColours, 'info', 'success', 'warning', 'danger'];

function Swatches() {
  return (
    <section className={styles.section} aria-labelledby="colour-title">
      <Heading level={2} id="colour-title">
        Color
      </Heading>
      <Grid as="ul" min="14rem" gap={3}>
        {colours.map((name) => (
          <li key={name} className={styles.swatch}>
            <span className={styles.colour} style={{ background: `var(--pt-${name})` }} />
            <code>{name}</code>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const themes = [
  { value: undefined, label: 'Sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const;

function ThemeChoice() {
  const [theme, setTheme] = useState<string>();

  // In the same paint as the clicked button, so that the button never names another theme than the page's.
  useLayoutEffect(() => {
    if (theme === undefined) document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
  }, [theme]);

  return (
    <Cluster gap={2} role="group" aria-label="Tema">
      {themes.map(({ value, label }) => (
        <FilterChip key={label} pressed={theme === value} onClick={() => setTheme(value)}>
          {label}
        </FilterChip>
      ))}
    </Cluster>
  );
}
