import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { PageHeader } from './index.ts';

test('its title is the h1 and can take focus after a navigation', () => {
  const title = createRef<HTMLHeadingElement>();
  render(<PageHeader title="Proyectos" eyebrow="Estudiantes" lead="Elige el tuyo." titleRef={title} />);

  const heading = screen.getByRole('heading', { level: 1, name: 'Proyectos' });
  title.current?.focus();
  expect(heading).toHaveFocus();
});
