import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/word-template/contract.ts';
import { fieldsOf } from '#shared/domains/word-template/fields.ts';

export const handler = endpoint(wordTemplateContract.routes.mergeFields, async ({ body }) => ({
  fields: [...fieldsOf(body.kind, body.mainArea)],
}));
