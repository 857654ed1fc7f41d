import { msg } from '@lingui/core/macro';
import { AIRLINE_LIST, airlineContract } from '#shared/domains/reference/airline/contract.ts';
import { seededPages } from '#web/kits/seeded/published-pages.tsx';

export const { ListPage, formPages } = seededPages(airlineContract.routes, () => import('./form.tsx'), {
  domain: 'airline',
  names: AIRLINE_LIST,
  words: {
    title: msg`Airlines`,
    one: msg`Airline`,
    add: msg`New airline`,
    search: msg`Search by name, code`,
    empty: msg`No airlines yet`,
  },
  own: [{ id: 'icao', label: msg`ICAO`, of: ({ icao }) => icao, column: { width: '72px', priority: 2 } }],
});
