import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { Passport } from '#shared/domains/relations/contact/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { countryNameOf } from '#web/ui/country-name.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';

const PassportDialog = dialogPart(async () => (await import('./passport-dialog.tsx')).PassportDialog);

function Content({ passport: { names, number, countryId, expiresOn } }: { readonly passport: Passport }) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (!number && !names) return <p className="meta">{t`Nothing filled in yet.`}</p>;
  return (
    <Facts
      items={[
        { id: 'names', label: t`Names on passport`, value: names },
        { id: 'number', label: t`Number`, value: number && <span className="num">{number}</span> },
        {
          id: 'country',
          label: t`Country`,
          value: countryId && countryNameOf(countryId),
        },
        { id: 'expires', label: t`Valid until`, value: expiresOn && day({ date: expiresOn }, { year: true }) },
      ]}
    />
  );
}

type ShowPassportProps = Readonly<{ contactId: string; setPassport: (next: Passport | undefined) => void }>;
function ShowPassport({ contactId, setPassport }: ShowPassportProps) {
  const open = async () => setPassport(await call(contactContract.routes.passport, { params: { id: contactId } }));
  return (
    <Button size="sm" icon={<Eye size={13} />} onClick={() => void open()}>
      <Trans>Show passport</Trans>
    </Button>
  );
}

function PassportText({ passport }: { readonly passport: Passport | undefined }) {
  return passport ? (
    <Content passport={passport} />
  ) : (
    <p className="meta">
      <Trans>Stored encrypted. Every view is logged in the activity.</Trans>
    </p>
  );
}

/** Shown only when somebody with the right asks for it: each look is in the contact's log. */
export function PassportCard({ contactId }: { readonly contactId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const [passport, setPassport] = useState<Passport>();
  const [editing, setEditing] = useState(false);
  if (!can('contact.readPassport')) return null;

  return (
    <Card
      title={t`Passport`}
      action={
        passport ? (
          can('contact.update') && (
            <Button size="sm" icon={<Pencil size={13} />} onClick={() => setEditing(true)}>
              {t`Change passport`}
            </Button>
          )
        ) : (
          <ShowPassport contactId={contactId} setPassport={setPassport} />
        )
      }
    >
      <div className="card-b">
        <PassportText passport={passport} />
      </div>
      <Suspense>
        {editing && passport && (
          <PassportDialog
            contactId={contactId}
            passport={passport}
            onClose={() => setEditing(false)}
            onSaved={setPassport}
          />
        )}
      </Suspense>
    </Card>
  );
}
