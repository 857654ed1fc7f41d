import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { exportSearch } from './model/search.ts';

const page = lazyPage(() => import('./pages/data-export.tsx'), 'DataExportPage');
const facts = {
  audience: 'user',
  permission: 'invoice.lockMonth',
  domain: 'sales-export',
  title: msg`Bookkeeping export`,
} as const;

const dataExport = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoice/dataexport',
  staticData: facts,
  validateSearch: exportSearch,
  component: page,
});
/** The same page at the address of the navigation. */
const invoiceExport = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoiceexport',
  staticData: facts,
  validateSearch: exportSearch,
  component: page,
});
const exportSettings = createRoute({
  getParentRoute: () => appRoute,
  path: '/bookkeeping/$key/export',
  staticData: { ...facts, permission: 'masterData.read', title: msg`Export settings` },
  component: lazyPage(() => import('./pages/export-settings.tsx'), 'ExportSettingsPage'),
});

export const salesExportRoutes = { dataExport, invoiceExport, exportSettings };
