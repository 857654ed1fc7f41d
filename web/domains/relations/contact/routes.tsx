import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'contact' } as const;
const edit = () => import('./pages/contact-edit.tsx');

const contactList = createRoute({
  getParentRoute: () => appRoute,
  path: '/contact',
  staticData: { ...facts, permission: 'contact.read', title: msg`Contacts` },
  validateSearch: listSearch({ active: flag, status: choice, tag: choice, preliminary: flag }),
  component: lazyPage(() => import('./pages/contact-list.tsx'), 'ContactListPage'),
});
const contactNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/contact/new',
  staticData: { ...facts, permission: 'contact.create', title: msg`New contact` },
  component: lazyPage(edit, 'NewContactPage'),
});
const contactDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/contact/$key',
  staticData: { ...facts, permission: 'contact.read', title: msg`Contact` },
  validateSearch: tabSearch,
  component: lazyPage(() => import('./pages/contact-detail.tsx'), 'ContactDetailPage'),
});
const contactEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/contact/$key/edit',
  staticData: { ...facts, permission: 'contact.update', title: msg`Edit contact` },
  component: lazyPage(edit, 'EditContactPage'),
});

const contactMerge = createRoute({
  getParentRoute: () => appRoute,
  path: '/contact/$key/merge/$mergekey',
  staticData: { ...facts, permission: 'contact.delete', title: msg`Merge` },
  component: lazyPage(() => import('./pages/contact-merge.tsx'), 'ContactMergePage'),
});

export const contactRoutes = { contactList, contactNew, contactDetail, contactEdit, contactMerge };
