import { Validator } from '@seriousme/openapi-schema-validator';

/** A module that Jest cannot load: src/openapi/openapi.test.ts asks it in a process of its own. */
const result = await new Validator().validate(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(result));
