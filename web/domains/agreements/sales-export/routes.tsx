import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { exportSearch } from './model/search.ts';

const page = pagesOf('sales-export');
const dataExport = lazyPage(() => import('./pages/data-export.tsx'), 'DataExportPage');
const exportSettings = lazyPage(() => import('./pages/export-settings.tsx'), 'ExportSettingsPage');

export const salesExportRoutes = {
  dataExport: page('/invoice/dataexport', 'invoice.lockMonth', msg`Bookkeeping export`, dataExport, exportSearch),
  /** The same page at the address of the navigation. */
  invoiceExport: page('/invoiceexport', 'invoice.lockMonth', msg`Bookkeeping export`, dataExport, exportSearch),
  exportSettings: page('/bookkeeping/$key/export', 'masterData.read', msg`Export settings`, exportSettings),
};
