import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { appRoute } from '#web/app/roots.tsx';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

const facts = { audience: 'user', domain: 'company' } as const;
const venueFacts = { audience: 'user', domain: 'venue' } as const;
const validateSearch = listSearch({
  role: choice,
  risk: choice,
  country: choice,
  active: flag,
  status: choice,
  tag: choice,
  preliminary: flag,
});
const lists = () => import('./pages/company-lists.tsx');
const detail = () => import('./pages/company-detail.tsx');
const edit = () => import('./pages/company-edit.tsx');

const companyList = createRoute({
  getParentRoute: () => appRoute,
  path: '/company',
  staticData: { ...facts, permission: 'company.read', title: msg`Companies` },
  validateSearch,
  component: lazyPage(lists, 'CompanyListPage'),
});
const promoterList = createRoute({
  getParentRoute: () => appRoute,
  path: '/promoter',
  staticData: { ...facts, permission: 'company.read', title: msg`Promoters` },
  validateSearch,
  component: lazyPage(lists, 'PromoterListPage'),
});
const venueList = createRoute({
  getParentRoute: () => appRoute,
  path: '/venue',
  staticData: { ...venueFacts, permission: 'venue.read', title: msg`Venues` },
  validateSearch,
  component: lazyPage(lists, 'VenueListPage'),
});
const companyNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/company/new',
  staticData: { ...facts, permission: 'company.create', title: msg`New company` },
  component: lazyPage(edit, 'NewCompanyPage'),
});
const promoterNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/promoter/new',
  staticData: { ...facts, permission: 'company.create', title: msg`New promoter` },
  component: lazyPage(edit, 'NewPromoterPage'),
});
const venueNew = createRoute({
  getParentRoute: () => appRoute,
  path: '/venue/new',
  staticData: { ...venueFacts, permission: 'company.create', title: msg`New venue` },
  component: lazyPage(edit, 'NewVenuePage'),
});
const companyDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/company/$key',
  staticData: { ...facts, permission: 'company.read', title: msg`Company` },
  validateSearch: tabSearch,
  component: lazyPage(detail, 'CompanyDetailPage'),
});
const venueDetail = createRoute({
  getParentRoute: () => appRoute,
  path: '/venue/$key',
  staticData: { ...venueFacts, permission: 'venue.read', title: msg`Venue` },
  validateSearch: tabSearch,
  component: lazyPage(detail, 'VenueDetailPage'),
});
const companyEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/company/$key/edit',
  staticData: { ...facts, permission: 'company.update', title: msg`Edit company` },
  component: lazyPage(edit, 'EditCompanyPage'),
});
const venueEdit = createRoute({
  getParentRoute: () => appRoute,
  path: '/venue/$key/edit',
  staticData: { ...venueFacts, permission: 'venue.update', title: msg`Edit venue` },
  component: lazyPage(edit, 'EditVenuePage'),
});

const companyMap = createRoute({
  getParentRoute: () => appRoute,
  path: '/company/map',
  staticData: { ...facts, permission: 'company.read', title: msg`Companies on the map` },
  validateSearch,
  component: lazyPage(() => import('./pages/company-map.tsx'), 'CompanyMapPage'),
});
const companyMerge = createRoute({
  getParentRoute: () => appRoute,
  path: '/company/$key/merge/$mergekey',
  staticData: { ...facts, permission: 'company.delete', title: msg`Merge` },
  component: lazyPage(() => import('./pages/company-merge.tsx'), 'CompanyMergePage'),
});

export const companyRoutes = {
  companyList,
  promoterList,
  venueList,
  companyNew,
  promoterNew,
  venueNew,
  companyDetail,
  venueDetail,
  companyEdit,
  venueEdit,
  companyMap,
  companyMerge,
};
