import { msg } from '@lingui/core/macro';
import { advancingTemplateContract } from '#shared/domains/journeys/advancing-template/contract.ts';
import { questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useRoleWords } from './parts/words.ts';

const BASE = '/advancingtemplate';

export const { ListPage, formPages } = masterPages(advancingTemplateContract.routes, () => import('./form.tsx'), {
  domain: 'advancing-template',
  update: 'advancingTemplate.update',
  usePlace: () => ({ base: BASE, edit: (id) => `${BASE}/detail/${id}` }),
  words: {
    title: msg`Advancing templates`,
    text: msg`Questions that you send to promoters, venues and artists before a show.`,
    add: msg`New advancing template`,
    empty: msg`No advancing templates yet`,
  },
  columns: [
    { id: 'recipientRole', label: msg`Answered by`, useWords: useRoleWords },
    { id: 'questions', label: msg`Questions`, figures: true, render: ({ sections }) => questionsOf(sections).length },
    { id: 'deadlineDays', label: msg`Days before the show`, figures: true },
  ],
});
