/** npm run spanish-words -w @puente/design-system: writes src/combobox/spanish-words.generated.ts after an update of react-aria-components. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spanishWordsModule } from './spanish-words-module.ts';

writeFileSync(join(import.meta.dirname, '../src/combobox/spanish-words.generated.ts'), spanishWordsModule());
