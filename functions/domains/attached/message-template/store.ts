import { MasterStore } from '#functions/platform/record/master.ts';
import type { MessageTemplateInput } from '#shared/domains/attached/message-template/contract.ts';
import { LOCALES } from '#shared/kernel/text/locale.ts';
import { kindNo } from '#shared/records.ts';

export const messageTemplateStore = new MasterStore<MessageTemplateInput>({
  name: 'message-template',
  scope: { field: 'type', toNo: (type) => kindNo(type) || undefined },
  words: ({ texts }) => LOCALES.map((locale) => texts[locale]?.subject ?? '').join(' '),
});
