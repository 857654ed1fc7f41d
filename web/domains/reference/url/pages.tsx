import { msg } from '@lingui/core/macro';
import { urlContract } from '#shared/domains/reference/url/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { WebLink } from '#web/ui/record/links.tsx';

export const { ListPage, formPages } = masterPages(urlContract.routes, () => import('./form.tsx'), {
  domain: 'url',
  words: {
    title: msg`Web links`,
    text: msg`External pages your team needs. Drag to reorder.`,
    add: msg`New web link`,
    empty: msg`No web links yet`,
  },
  columns: [
    { id: 'url', label: msg`Web address`, render: (row) => <WebLink address={row.url} /> },
    { id: 'description', label: msg`Name` },
  ],
});
