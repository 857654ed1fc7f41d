import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { pageOfFiles } from '../page.ts';
import { visibleFiles } from '../public/access.ts';

export const handler = endpoint(fileContract.routes.browse, async ({ body, ctx }) =>
  pageOfFiles(ctx, body, await visibleFiles(ctx)),
);
