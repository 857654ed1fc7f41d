import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';

const pages = () => import('./pages/duplicates.tsx');
const companyPage = pagesOf('company');
const contactPage = pagesOf('contact');
const companyDuplicates = lazyPage(pages, 'CompanyDuplicatesPage');
const contactDuplicates = lazyPage(pages, 'ContactDuplicatesPage');

export const duplicateRoutes = {
  companyDuplicates: companyPage('/company/duplicates', 'company.read', msg`Duplicates`, companyDuplicates),
  contactDuplicates: contactPage('/contact/duplicates', 'contact.read', msg`Duplicates`, contactDuplicates),
};
