import { useLayoutEffect, useState } from 'react';
import { FilterChip } from '../src/chip/index.ts';
import { Cluster } from '../src/layout/index.ts';

const themes = [
  { value: undefined, label: 'Sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const;

export function ThemeChoice() {
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
