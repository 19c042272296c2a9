import { render, screen } from '@testing-library/react';
import { Container, Grid, Stack } from './index.ts';

test('carries its measures as data, never as a style attribute, which the security policy would refuse', () => {
  const { container } = render(
    <Container as="main" width="text">
      <Stack gap={7}>
        <Grid as="ul" min="22rem">
          <li>Uno</li>
        </Grid>
      </Stack>
    </Container>,
  );
  expect(screen.getByRole('main')).toHaveAttribute('data-width', 'text');
  expect(screen.getByRole('list')).toHaveAttribute('data-min', '22rem');
  expect(container.querySelector('[style]')).toBeNull();
});
