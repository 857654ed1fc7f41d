import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { receivedSearch } from './model.ts';

const page = pagesOf('receivedInvoice');
const list = lazyPage(() => import('./pages/received-invoices.tsx'), 'ReceivedInvoicesPage');

export const receivedInvoiceRoutes = {
  receivedInvoices: page(
    '/purchaseagreement/received',
    'purchaseAgreement.update',
    msg`Received e-invoices`,
    list,
    receivedSearch,
  ),
};
