import { msg } from '@lingui/core/macro';
import { listRoute } from '#web/kits/settings/list-route.ts';

export const eInvoiceRoutes = listRoute({
  domain: 'e-invoice',
  title: msg`E-invoicing`,
  list: () => import('./pages/e-invoicing.tsx'),
});
