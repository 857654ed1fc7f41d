import { MasterStore } from '#functions/platform/record/master.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import type { MessageTemplateInput } from '#shared/domains/message-template/contract.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import { RECORD_TARGETS } from '#shared/kernel/target.ts';

export const messageTemplateStore = new MasterStore<MessageTemplateInput>({
  name: 'message-template',
  scope: { field: 'type', toNo: (type) => wordNo(RECORD_TARGETS, type) || undefined },
  words: ({ texts }) => LOCALES.map((locale) => texts[locale]?.subject ?? '').join(' '),
});
