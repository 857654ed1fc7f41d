import { MessageTemplateInput } from '#shared/domains/attached/message-template/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { TextsFields } from './parts/texts-fields.tsx';

export const form = masterForm({
  schema: MessageTemplateInput,
  blank: { texts: {} },
  Fields: TextsFields,
});
