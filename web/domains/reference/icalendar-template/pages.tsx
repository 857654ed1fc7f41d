import { msg } from '@lingui/core/macro';
import { icalendarTemplateContract } from '#shared/domains/reference/icalendar-template/contract.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(icalendarTemplateContract.routes, () => import('./form.tsx'), {
  domain: 'icalendar-template',
  usePlace: () => ({ base: '/icalendartemplate', edit: (id) => `/icalendartemplate/detail/${id}` }),
  words: {
    title: msg`Calendar templates`,
    text: msg`How appointments appear in people's own calendars.`,
    add: msg`New calendar template`,
    empty: msg`No calendar templates yet`,
  },
  columns: [{ id: 'showTitle', label: msg`Title of shows` }],
});
