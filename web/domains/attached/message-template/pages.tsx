import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MessageTemplate, messageTemplateContract } from '#shared/domains/attached/message-template/contract.ts';
import { RECORD_SUBJECTS } from '#shared/kernel/record/subject.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';
import { useScopePlace } from '#web/kits/master/scope-place.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';

/** One list for every kind of record a mail can be about. */
function usePlace(record?: MessageTemplate) {
  const { t } = useLingui();
  return useScopePlace({
    path: '/template/message',
    edit: (id) => `/template/message/detail/${id}`,
    field: 'type',
    values: RECORD_SUBJECTS,
    names: useKindWords('one'),
    label: t`Record type`,
    record,
  });
}

export const { ListPage, formPages } = masterPages(messageTemplateContract.routes, () => import('./form.ts'), {
  domain: 'message-template',
  update: 'messageTemplate.update',
  usePlace,
  words: {
    title: msg`Email templates`,
    text: msg`Emails about a record, filled in with its values.`,
    add: msg`New email template`,
    empty: msg`No email templates yet`,
  },
});
