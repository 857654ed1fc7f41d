import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { wordTemplateContract } from '#shared/domains/attached/word-template/contract.ts';
import { placeFilters, wordTemplateMapping, wordTemplateStore } from '../store.ts';

export const handler = endpoint(wordTemplateContract.routes.list, ({ body, ctx }) =>
  wordTemplateStore.page(ctx, queryOf(wordTemplateMapping, body, placeFilters(body.kind, body.mainArea))),
);
