import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { receivedSearch } from './model.ts';

const receivedInvoices = createRoute({
  getParentRoute: () => appRoute,
  path: '/purchaseagreement/received',
  staticData: {
    audience: 'user',
    permission: 'purchaseAgreement.update',
    domain: 'receivedInvoice',
    title: msg`Received e-invoices`,
  },
  validateSearch: receivedSearch,
  component: lazyPage(() => import('./pages/received-invoices.tsx'), 'ReceivedInvoicesPage'),
});

export const receivedInvoiceRoutes = { receivedInvoices };
