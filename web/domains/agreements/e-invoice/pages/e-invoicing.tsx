import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Entity } from '#shared/domains/agreements/e-invoice/schemas.ts';
import { type Bookkeeping, bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { schemeOf } from '#shared/kernel/money/e-address.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { entityQuery } from '../queries.ts';

const EntityDialog = dialogPart(async () => (await import('../parts/entity-dialogs.tsx')).EntityDialog);
const NumberDialog = dialogPart(async () => (await import('../parts/entity-dialogs.tsx')).NumberDialog);

function Registered({ entity }: { readonly entity: Entity }) {
  const { t } = useLingui();
  const { name, line1, postcode, town, country, identifiers } = entity;
  const numbers = identifiers.map(({ scheme, id }) => `${schemeOf(scheme)?.name ?? scheme} ${id}`);
  return (
    <Facts
      items={[
        { id: 'name', label: t`Name`, value: name },
        { id: 'address', label: t`Address`, value: [line1, `${postcode} ${town}`, country].join(', ') },
        { id: 'numbers', label: t`Numbers`, value: numbers.length > 0 ? numbers.join(', ') : t`none yet` },
      ]}
    />
  );
}

/** A bookkeeping with its registration, or the button that registers it. */
function BookkeepingCard({ bookkeeping: { id, name } }: { readonly bookkeeping: Bookkeeping }) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(entityQuery(id));
  if (!data) return <SkeletonLines lines={3} />;
  const isKnown = data.entityId !== undefined;
  const Dialog = isKnown ? NumberDialog : EntityDialog;
  const button = (
    <Button onClick={() => setOpen(true)}>{isKnown ? <Trans>Add number</Trans> : <Trans>Register</Trans>}</Button>
  );
  return (
    <Card title={name} action={can('masterData.update') && data.isSetUp && button}>
      <div className="card-b">
        {isKnown && <Registered entity={data} />}
        {!isKnown && (
          <p className="meta">
            {data.isSetUp ? (
              <Trans>Not registered yet.</Trans>
            ) : (
              <Trans>E-invoicing is not set up here. The files of invoices can be downloaded.</Trans>
            )}
          </p>
        )}
      </div>
      <Suspense>{isOpen && <Dialog entity={data} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}

/** The bookkeepings that send e-invoices. */
export function ListPage() {
  const { t } = useLingui();
  const { data } = useQuery(allMasters(bookkeepingContract.routes.list));
  return (
    <SettingsFrame title={t`E-invoicing`} text={t`Which bookkeeping sends e-invoices, and from which number.`}>
      {data ? data.rows.map((row) => <BookkeepingCard key={row.id} bookkeeping={row} />) : <SkeletonLines lines={6} />}
    </SettingsFrame>
  );
}
