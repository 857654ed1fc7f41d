import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';

const page = () => import('./pages/duplicates.tsx');

const companyDuplicates = createRoute({
  getParentRoute: () => appRoute,
  path: '/company/duplicates',
  staticData: { audience: 'user', domain: 'company', permission: 'company.read', title: msg`Duplicates` },
  component: lazyPage(page, 'CompanyDuplicatesPage'),
});
const contactDuplicates = createRoute({
  getParentRoute: () => appRoute,
  path: '/contact/duplicates',
  staticData: { audience: 'user', domain: 'contact', permission: 'contact.read', title: msg`Duplicates` },
  component: lazyPage(page, 'ContactDuplicatesPage'),
});

export const duplicateRoutes = { companyDuplicates, contactDuplicates };
