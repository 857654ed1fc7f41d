import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MailField, MailGroup, MailReader } from '#shared/domains/reference/mail-text/kind-spec.ts';
import type { Language } from '#shared/kernel/text/translated.ts';
import { currentTag, languageName, withinSentence } from '#web/platform/i18n.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat(currentTag(), { type: 'conjunction' }).format(words);

export const useGroupNames = wordsHook<MailGroup>({
  signing: msg`Signing`,
  reminders: msg`Payment reminders`,
  advancing: msg`Advancing`,
  guests: msg`Guest lists`,
});

/** Writes the readers of a mail: `Signers and sender`. */
export function useReadersText(): (readers: readonly MailReader[]) => string {
  const { t } = useLingui();
  const names = {
    signer: t`Signers`,
    sender: t`Sender`,
    colleague: t`Countersigner`,
    debtor: t`Debtor`,
    invitee: t`People who answer`,
    guest: t`Guests`,
  };
  return (readers) => listed(readers.map((one, i) => (i === 0 ? names[one] : withinSentence(names[one]))));
}

/** Writes languages in the language of the user: `English and Dutch`. */
export const languagesText = (languages: readonly Language[]): string =>
  listed(languages.map((language) => languageName(language)));

export const useFieldNames = wordsHook<MailField>({
  agency: msg`Agency`,
  sender: msg`Sender`,
  document: msg`Document`,
  name: msg`Person`,
  from: msg`Passed on by`,
  email: msg`Email address`,
  field: msg`Corrected field`,
  expiry: msg`Expiry date`,
  amount: msg`Open amount`,
  claim: msg`Total with interest and fee`,
  due: msg`Due date`,
  show: msg`Show`,
  date: msg`Date of the show`,
  deadline: msg`Deadline`,
  count: msg`Open answers`,
});
