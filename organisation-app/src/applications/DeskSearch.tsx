import { TextField } from '@puente/design-system/field';
import { useSearchText } from '@puente/design-system/search-text';

interface DeskSearchProps {
  /** Search text in the address. */
  q: string;
  onSearch: (q: string) => void;
}

/** Search by name or text. The debounce is short, because all applications are in the browser. */
export function DeskSearch({ q, onSearch }: DeskSearchProps) {
  const { text, setText } = useSearchText(q, onSearch, { pause: 150 });

  return (
    <TextField
      label="Buscar"
      labelHidden
      type="search"
      name="desk-q"
      placeholder="Nombre, motivación, notas…"
      value={text}
      onChange={({ currentTarget: { value } }) => setText(value)}
    />
  );
}
