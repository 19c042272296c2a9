import { Validator } from '@seriousme/openapi-schema-validator';

/** Wraps a module that Jest cannot load: src/openapi/openapi.test.ts runs it in a separate process. */
const result = await new Validator().validate(process.argv[2] ?? '');
process.stdout.write(JSON.stringify(result));
