import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { UserPicker } from '../widgets/user-picker.tsx';
import { OrderCard } from './order-card.tsx';
import { useOwnSetting } from './use-own-setting.ts';

const { substitute, setSubstitute, removeSubstitute } = accountContract.routes;

function useSubstitute() {
  const { t } = useLingui();
  const routes = { get: substitute, set: setSubstitute, remove: removeSubstitute };
  return useOwnSetting(routes, { saved: t`Substitute saved`, removed: t`Substitute removed` });
}
type Substitutes = ReturnType<typeof useSubstitute>;

function Current({ of: { data, removing } }: { readonly of: Substitutes }) {
  const { day } = useFormat();
  if (!data?.substitute) return null;
  const { name, until } = data.substitute;
  const last = day({ date: until }, { year: true });
  return (
    <div className="row wrap">
      <span className="grow">
        <Trans>
          {name} may countersign for you until {last}.
        </Trans>
      </span>
      <Button busy={removing.isPending} onClick={() => removing.mutate({})}>
        <Trans>Remove substitute</Trans>
      </Button>
    </div>
  );
}

function SubstituteForm({ of: { setting } }: { readonly of: Substitutes }) {
  const { t } = useLingui();
  const [colleague, setColleague] = useState<PickerItem | null>(null);
  const { id: me } = useMe().user;
  const [until, setUntil] = useState('');
  return (
    <>
      <div className="cols2">
        <Field label={t`Colleague`} must>
          <UserPicker value={colleague} onChange={setColleague} excludeKeys={[me]} />
        </Field>
        <Field label={t`Valid until`} must>
          <DatePicker value={until} onChange={setUntil} />
        </Field>
      </div>
      <span className="row">
        <Button
          busy={setting.isPending}
          disabled={!colleague || until === ''}
          onClick={() => colleague && setting.mutate({ body: { userId: colleague.key, until } })}
        >
          {t`Save substitute`}
        </Button>
      </span>
    </>
  );
}

/** A colleague who countersigns while the user is away. */
export function SubstituteCard() {
  const { t } = useLingui();
  const own = useSubstitute();
  if (!own.data) return null;
  return (
    <OrderCard title={t`Substitute`} text={t`A colleague signs with their own signature. The record names you both.`}>
      {own.data.substitute ? <Current of={own} /> : <SubstituteForm of={own} />}
    </OrderCard>
  );
}
