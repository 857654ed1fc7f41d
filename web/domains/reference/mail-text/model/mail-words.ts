import { useLingui } from '@lingui/react/macro';
import type { MailField, MailGroup, MailReader } from '#shared/domains/reference/mail-text/kind-spec.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { currentTag, languageName, withinSentence } from '#web/platform/i18n.ts';

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentTag(), { type: 'conjunction' }).format(words);

export function useGroupNames(): Readonly<Record<MailGroup, string>> {
  const { t } = useLingui();
  return { signing: t`Signing`, reminders: t`Payment reminders`, advancing: t`Advancing` };
}

/** Writes the readers of a mail: `Signers and sender`. */
export function useReadersText(): (readers: readonly MailReader[]) => string {
  const { t } = useLingui();
  const names = {
    signer: t`Signers`,
    sender: t`Sender`,
    colleague: t`Countersigner`,
    debtor: t`Debtor`,
    invitee: t`People who answer`,
  };
  return (readers) => listed(readers.map((one, i) => (i === 0 ? names[one] : withinSentence(names[one]))));
}

/** Writes languages in the language of the user: `English and Dutch`. */
export const languagesText = (languages: readonly Language[]): string =>
  listed(languages.map((language) => languageName(language)));

export function useFieldNames(): Readonly<Record<MailField, string>> {
  const { t } = useLingui();
  return {
    agency: t`Agency`,
    sender: t`Sender`,
    document: t`Document`,
    name: t`Person`,
    from: t`Passed on by`,
    email: t`Email address`,
    field: t`Corrected field`,
    expiry: t`Expiry date`,
    amount: t`Open amount`,
    claim: t`Total with interest and fee`,
    due: t`Due date`,
    show: t`Show`,
    date: t`Date of the show`,
    deadline: t`Deadline`,
    count: t`Open answers`,
  };
}
