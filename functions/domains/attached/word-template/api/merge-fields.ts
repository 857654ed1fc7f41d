import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { templateFields } from '../template-fields.ts';

export const handler = endpoint(wordTemplateContract.routes.mergeFields, async ({ body, ctx }) => ({
  fields: await templateFields(ctx, body.kind, body.mainArea),
}));
