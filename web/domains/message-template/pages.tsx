import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import {
  type MessageTemplate,
  MessageTemplateInput,
  messageTemplateContract,
} from '#shared/domains/message-template/contract.ts';
import { isTargetEntity, RECORD_TARGETS } from '#shared/kernel/target.ts';
import type { MasterPlace } from '#web/domains/system/widgets/master/master-config.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useTargetNames } from '#web/domains/system/widgets/target-names.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextsFields } from './parts/texts-fields.tsx';

const BLANK = { subject: '', body: '' };

/** One list for every kind of record a mail can be about. */
function usePlace(record?: MessageTemplate): MasterPlace {
  const { t } = useLingui();
  const goTo = useGoTo();
  const names = useTargetNames();
  const { type: named } = useParams({ strict: false }) as { readonly type?: string };
  const type = record?.type ?? (isTargetEntity(named) ? named : 'show');
  return {
    base: `/template/message/${type}`,
    edit: (id) => `/template/message/detail/${id}`,
    scope: { type },
    tabs: (
      <Tabs
        label={t`Records they are for`}
        items={RECORD_TARGETS.map((value) => ({ value, label: names[value] }))}
        value={type}
        onChange={(next) => goTo(`/template/message/${next}`)}
      />
    ),
  };
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: messageTemplateContract.routes,
  domain: 'message-template',
  update: 'messageTemplate.update',
  schema: MessageTemplateInput,
  blank: { type: 'show' as const, name: '', isActive: true, texts: { en: BLANK, nl: BLANK, de: BLANK } },
  usePlace,
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Mail templates`,
      text: t`Mails about a record, with its own values filled in.`,
      add: t`New mail template`,
      empty: t`No mail templates yet`,
    };
  },
  Fields: TextsFields,
});
