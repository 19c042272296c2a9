import type { ReactNode } from 'react';
import { Container, Stack } from '@puente/design-system/layout';
import { SectionHead, type Way } from '../sections/SectionHead.tsx';
import { useDrawnByServer } from './drawn-by-server.ts';
import section from './Section.module.css';

interface HomeSectionProps {
  /** ID of its heading. */
  id: string;
  title: string;
  lead?: string;
  ways?: readonly Way[];
  ground?: 'sunken';
  children: ReactNode;
}

/** Full-width section of the home page. */
export function HomeSection({ id, title, lead, ways, ground, children }: HomeSectionProps) {
  const drawn = useDrawnByServer();
  return (
    <section
      className={section.section}
      data-ground={ground}
      data-drawn={drawn || undefined}
      aria-labelledby={id}
    >
      <Container>
        <Stack gap={6}>
          <SectionHead id={id} title={title} lead={lead} ways={ways} />
          {children}
        </Stack>
      </Container>
    </section>
  );
}
