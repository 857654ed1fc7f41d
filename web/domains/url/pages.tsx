import { msg } from '@lingui/core/macro';
import { urlContract } from '#shared/domains/url/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { WebLink } from '#web/ui/record/links.tsx';

export const { ListPage, formPages } = masterPages({
  routes: urlContract.routes,
  domain: 'url',
  form: () => import('./form.tsx'),
  words: {
    title: msg`Web addresses`,
    text: msg`Pages outside that your people need, in your order.`,
    add: msg`New web address`,
    empty: msg`No web addresses yet`,
  },
  columns: [
    { id: 'url', label: msg`Web address`, render: (row) => <WebLink address={row.url} /> },
    { id: 'description', label: msg`What it is for` },
  ],
});
