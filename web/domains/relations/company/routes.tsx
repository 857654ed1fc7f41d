import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { choice, flag, listSearch } from '#web/ui/list/search.ts';
import { tabSearch } from '#web/ui/record/tab-search.ts';

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
const page = pagesOf('company');
const venuePage = pagesOf('venue');
const map = lazyPage(() => import('./pages/company-map.tsx'), 'CompanyMapPage');
const merge = lazyPage(() => import('./pages/company-merge.tsx'), 'CompanyMergePage');

export const companyRoutes = {
  companyList: page('/company', 'company.read', msg`Companies`, lazyPage(lists, 'CompanyListPage'), validateSearch),
  promoterList: page('/promoter', 'company.read', msg`Promoters`, lazyPage(lists, 'PromoterListPage'), validateSearch),
  venueList: venuePage('/venue', 'venue.read', msg`Venues`, lazyPage(lists, 'VenueListPage'), validateSearch),
  companyNew: page('/company/new', 'company.create', msg`New company`, lazyPage(edit, 'NewCompanyPage')),
  promoterNew: page('/promoter/new', 'company.create', msg`New promoter`, lazyPage(edit, 'NewPromoterPage')),
  venueNew: venuePage('/venue/new', 'company.create', msg`New venue`, lazyPage(edit, 'NewVenuePage')),
  companyDetail: page('/company/$key', 'company.read', msg`Company`, lazyPage(detail, 'CompanyDetailPage'), tabSearch),
  venueDetail: venuePage('/venue/$key', 'venue.read', msg`Venue`, lazyPage(detail, 'VenueDetailPage'), tabSearch),
  companyEdit: page('/company/$key/edit', 'company.update', msg`Edit company`, lazyPage(edit, 'EditCompanyPage')),
  venueEdit: venuePage('/venue/$key/edit', 'venue.update', msg`Edit venue`, lazyPage(edit, 'EditVenuePage')),
  companyMap: page('/company/map', 'company.read', msg`Companies on the map`, map, validateSearch),
  companyMerge: page('/company/$key/merge/$mergekey', 'company.delete', msg`Merge`, merge),
};
