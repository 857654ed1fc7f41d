import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isAskable } from '#shared/domains/booking/webform/answers.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { showFields } from '../questions.ts';

export const handler = endpoint(webformContract.routes.freeFields, async ({ ctx }) => ({
  rows: (await showFields(ctx.tenantId)).filter(isAskable),
}));
