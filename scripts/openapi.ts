import { apiDocument } from './openapi/document.ts';

/** `npm run -s openapi`: the whole API as OpenAPI 3.1, from the contracts alone. */
process.stdout.write(`${JSON.stringify(apiDocument(), null, 1)}\n`);
