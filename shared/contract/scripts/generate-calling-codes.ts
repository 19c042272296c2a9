/** npm run calling-codes -w @puente/contract: writes src/constants/calling-codes.generated.ts after an update of libphonenumber-js. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callingCodesModule } from './calling-codes-module.ts';

writeFileSync(join(import.meta.dirname, '../src/constants/calling-codes.generated.ts'), callingCodesModule());
