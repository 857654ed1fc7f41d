import { msg } from '@lingui/core/macro';
import { AIRPORT_LIST, airportContract } from '#shared/domains/reference/airport/contract.ts';
import { seededPages } from '#web/kits/seeded/published-pages.tsx';

export const { ListPage, formPages } = seededPages(airportContract.routes, () => import('./form.tsx'), {
  domain: 'airport',
  names: AIRPORT_LIST,
  words: {
    title: msg`Airports`,
    one: msg`Airport`,
    add: msg`New airport`,
    search: msg`Search by name, code, city`,
    empty: msg`No airports yet`,
  },
  own: [
    {
      id: 'city',
      label: msg`City`,
      of: ({ city }) => city,
      column: { width: 'minmax(120px, 1fr)', sort: 'city', priority: 1 },
    },
    {
      id: 'point',
      label: msg({ context: 'map', message: 'Position' }),
      of: ({ point }) => `${point.lat}, ${point.lng}`,
    },
  ],
});
