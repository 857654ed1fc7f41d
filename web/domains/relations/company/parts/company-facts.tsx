import { useLingui } from '@lingui/react/macro';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { MailLink, PhoneLink, WebLink } from '#web/ui/record/links.tsx';
import { useRolesText } from '../widgets/company-words.ts';

export function CompanyFacts({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const rolesText = useRolesText();
  const { roles, capacity, zone, email, phone, website } = company;
  return (
    <Facts
      items={[
        { id: 'roles', label: t`Type`, value: rolesText(roles) },
        {
          id: 'capacity',
          label: t`Capacity`,
          value: capacity !== undefined && <span className="num">{number(capacity)}</span>,
        },
        { id: 'zone', label: t`Time zone`, value: zone?.replaceAll('_', ' ') },
        { id: 'email', label: t`Email`, value: email && <MailLink email={email} /> },
        { id: 'phone', label: t`Phone`, value: phone && <PhoneLink phone={phone} /> },
        { id: 'website', label: t`Website`, value: website && <WebLink address={website} /> },
      ]}
    />
  );
}
