import { msg } from '@lingui/core/macro';
import { artistRiderContract } from '#shared/domains/relations/artist-rider/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { cultureName, useKindNames } from './widgets/rider-words.ts';

export const { ListPage, formPages } = masterPages(artistRiderContract.routes, () => import('./form.tsx'), {
  domain: 'artist-rider',
  update: 'artist.update',
  words: {
    title: msg`Riders`,
    text: msg`Artists' requirements for the day, sent with their contracts.`,
    add: msg`New rider`,
    empty: msg`No riders yet`,
  },
  columns: [
    {
      id: 'artist',
      label: msg`Artist`,
      render: (row) => <PageLink to={`/artist/${row.artistId}`}>{row.artistName}</PageLink>,
    },
    { id: 'kind', label: msg`Kind`, useWords: useKindNames },
    { id: 'language', label: msg`Language`, render: ({ language }) => cultureName(language) },
    { id: 'version', label: msg`Version` },
    {
      id: 'validFrom',
      label: msg`Valid from`,
      render: ({ validFrom }, { day }) => validFrom && day({ date: validFrom }, { year: true }),
    },
  ],
});
