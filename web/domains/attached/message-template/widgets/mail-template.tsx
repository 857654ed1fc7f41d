import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type MessageTemplateType,
  messageTemplateContract,
} from '#shared/domains/attached/message-template/contract.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { richPlain } from '#shared/kernel/text/rich-text.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';

const { choices, process } = messageTemplateContract.routes;
const MESSAGE_MAX = 2000;
/** The product's own text, for agencies without one. */
const STANDARD = 'standard';

export interface MailTexts {
  readonly locale: Locale;
  readonly subject: string;
  readonly message: string;
}
interface MailOf {
  readonly type: MessageTemplateType;
  readonly recordId: Id;
  /** The recipient's language. */
  readonly locale: Locale;
}

/** The agency's texts for a kind of record, and the chosen one filled in for one record. The first is proposed. */
export function useMailTemplate({ type, recordId, locale }: MailOf) {
  const allowed = useCan()('messageTemplate.read');
  const { data, isPending } = useQuery({ ...queryOf(choices, { body: { type } }), enabled: allowed });
  const [chosen, choose] = useState<string>();
  const templates = data?.rows ?? [];
  const template = chosen ?? (allowed && isPending ? undefined : (templates[0]?.id ?? STANDARD));
  const isOwn = template !== undefined && template !== STANDARD;
  const body = { entity: type, recordId, messageTemplateId: template ?? '', locale };
  const { data: filled, isError } = useQuery({ ...queryOf(process, { body }), enabled: isOwn, staleTime: 0 });
  const own: MailTexts | undefined =
    isOwn && filled
      ? { locale: filled.locale, subject: filled.subject, message: richPlain(filled.body).slice(0, MESSAGE_MAX) }
      : undefined;
  // A text that cannot be filled in keeps nobody from sending.
  const isReady = template !== undefined && (!isOwn || own !== undefined || isError);
  return { template, templates, choose, own, isReady };
}

/** Chooses the text of an email, where the agency has texts of its own. */
export function TemplateChoice({ template, templates, choose }: ReturnType<typeof useMailTemplate>) {
  const { t } = useLingui();
  if (templates.length === 0) return null;
  const options = [
    { value: STANDARD, label: t`Standard text` },
    ...templates.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Field label={t`Text`}>
      <Select value={template ?? ''} options={options} onChange={(event) => choose(event.target.value)} />
    </Field>
  );
}
