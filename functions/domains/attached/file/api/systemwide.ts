import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { pageOfFiles } from '../page.ts';

export const handler = endpoint(fileContract.routes.systemwide, ({ body, ctx }) => pageOfFiles(ctx, body));
