import { Trans } from '@lingui/react/macro';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import type { MailText, MailTextVersion, MailTextView } from '#shared/domains/reference/mail-text/schemas.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { call } from '#web/platform/api.ts';
import { useZodForm, type ZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import type { MailTextState } from './use-mail-text.ts';

const { update } = mailTextContract.routes;
const schema = () => import('#shared/domains/reference/mail-text/schemas.ts').then(({ MailText }) => MailText);

const shownIn = ({ own, standard }: MailTextVersion): MailText => own ?? standard;
function textIn({ versions }: MailTextView, language: Language): MailText {
  const version = versions.find((one) => one.language === language);
  return version ? shownIn(version) : { subject: '', body: '' };
}

/** The form of a mail's text in one language. It stays open after saving. */
export function useTextForm({ view, rev, take }: MailTextState, version: MailTextVersion): ZodForm<MailText, MailText> {
  const { kind, name } = view;
  const { language } = version;
  const form: ZodForm<MailText, MailText> = useZodForm<MailText, MailText>({
    schema,
    defaultValues: shownIn(version),
    onSubmit: async (text) => {
      const saved = await call(update, { params: { kind, language }, body: { ...text, rev: rev.current } });
      take(saved);
      form.form.reset(textIn(saved, language));
      toast(<Trans>{name} saved</Trans>);
    },
    stale: {
      values: (current) => textIn(current as MailTextView, language),
      onAccepted: (current) => take(current as MailTextView),
    },
  });
  return form;
}
