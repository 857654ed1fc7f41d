import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const edit = () => import('./pages/contact-edit.tsx');
const page = pagesOf('contact');
const list = lazyPage(() => import('./pages/contact-list.tsx'), 'ContactListPage');
const listed = listSearch({ active: flag, status: choice, tag: choice, preliminary: flag });
const detail = lazyPage(() => import('./pages/contact-detail.tsx'), 'ContactDetailPage');
const merge = lazyPage(() => import('./pages/contact-merge.tsx'), 'ContactMergePage');

export const contactRoutes = {
  contactList: page('/contact', 'contact.read', msg`Contacts`, list, listed),
  contactNew: page('/contact/new', 'contact.create', msg`New contact`, lazyPage(edit, 'NewContactPage')),
  contactDetail: page('/contact/$key', 'contact.read', msg`Contact`, detail, tabSearch),
  contactEdit: page('/contact/$key/edit', 'contact.update', msg`Edit contact`, lazyPage(edit, 'EditContactPage')),
  contactMerge: page('/contact/$key/merge/$mergekey', 'contact.delete', msg`Merge`, merge),
};
