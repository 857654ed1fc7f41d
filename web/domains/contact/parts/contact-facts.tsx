import { useLingui } from '@lingui/react/macro';
import type { Contact } from '#shared/domains/contact/schemas.ts';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink } from '#web/ui/record/links.tsx';

export const languageName = (culture: string): string =>
  new Intl.DisplayNames(cultureOf(currentLocale()), { type: 'language' }).of(culture) ?? culture;

export function ContactFacts({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui();
  const { email, phone, mobile, culture } = contact;
  return (
    <Facts
      items={[
        { id: 'email', label: t`Email`, value: email && <MailLink email={email} /> },
        { id: 'mobile', label: t`Mobile`, value: mobile && <PhoneLink phone={mobile} /> },
        { id: 'phone', label: t`Phone`, value: phone && <PhoneLink phone={phone} /> },
        { id: 'culture', label: t`Language`, value: languageName(culture) },
      ]}
    />
  );
}
