import { exportItem } from '#functions/domains/agreements/agreement/public/export-item.ts';
import { QUOTE_THEME } from '#functions/domains/agreements/quote/theme.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { quoteKind } from '../public/kind.ts';

export const handler = endpoint(quoteContract.routes.exportItem, ({ query, ctx }) =>
  exportItem(quoteKind, QUOTE_THEME, ctx, query),
);
