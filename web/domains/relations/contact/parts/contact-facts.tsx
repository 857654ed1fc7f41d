import { useLingui } from '@lingui/react/macro';
import { salutationOf } from '#shared/domains/relations/contact/rules.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import { LOCALE_NAMES } from '#shared/kernel/text/locale.ts';
import { useFormat } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink } from '#web/ui/record/links.tsx';

export function ContactFacts({ contact }: { readonly contact: Contact }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { email, privateEmail, phone, mobile, culture, birthday } = contact;
  return (
    <Facts
      items={[
        { id: 'email', label: t`Email`, value: email && <MailLink email={email} /> },
        { id: 'private', label: t`Private email`, value: privateEmail && <MailLink email={privateEmail} /> },
        { id: 'mobile', label: t`Mobile`, value: mobile && <PhoneLink phone={mobile} /> },
        { id: 'phone', label: t`Phone`, value: phone && <PhoneLink phone={phone} /> },
        { id: 'birthday', label: t`Birthday`, value: birthday && day({ date: birthday }, { year: true }) },
        { id: 'salutation', label: t`Greeting`, value: contact.salutation && salutationOf(contact) },
        { id: 'culture', label: t`Language`, value: LOCALE_NAMES[culture] },
      ]}
    />
  );
}
