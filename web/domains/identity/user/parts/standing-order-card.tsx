import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { SIGNING_ORDER_DAYS_MAX } from '#shared/domains/identity/account/limits.ts';
import { AGREEMENT_KINDS, type AgreementKind } from '#shared/kernel/record/agreement.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { useFormat } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { OrderCard } from './order-card.tsx';
import { useOwnSetting } from './use-own-setting.ts';

const { standingOrder, setStandingOrder, removeStandingOrder } = accountContract.routes;

function useOrder() {
  const { t } = useLingui();
  const routes = { get: standingOrder, set: setStandingOrder, remove: removeStandingOrder };
  return useOwnSetting(routes, { saved: t`Standing order saved`, removed: t`Standing order ended` });
}

function Current({ orders }: { readonly orders: ReturnType<typeof useOrder> }) {
  const { day, money } = useFormat();
  const words = useKindWords('many');
  const { data, removing } = orders;
  if (!data?.order) return null;
  const { kinds, maximum, until } = data.order;
  const what = kinds.map((kind) => words[kind]).join(', ');
  const most = money(maximum.minor, maximum.currency);
  const last = day({ date: until }, { year: true });
  return (
    <div className="row wrap">
      <span className="grow">
        <Trans>
          {what} up to {most} are signed for you until {last}.
        </Trans>
      </span>
      <Button busy={removing.isPending} onClick={() => removing.mutate({})}>
        <Trans>End standing order</Trans>
      </Button>
    </div>
  );
}

function OrderForm({ orders: { setting } }: { readonly orders: ReturnType<typeof useOrder> }) {
  const { t } = useLingui();
  const words = useKindWords('many');
  const { currency } = useMe().tenant;
  const [kinds, setKinds] = useState<readonly AgreementKind[]>(['contract']);
  const [maximum, setMaximum] = useState({ minor: 0, currency });
  const [until, setUntil] = useState<string>(addDays(localToday(), SIGNING_ORDER_DAYS_MAX));
  const toggle = (kind: AgreementKind, on: boolean) =>
    setKinds(AGREEMENT_KINDS.filter((one) => (one === kind ? on : kinds.includes(one))));
  return (
    <>
      <Field label={t`Sign automatically`} group>
        <span className="row wrap">
          {AGREEMENT_KINDS.map((kind) => (
            <Checkbox key={kind} checked={kinds.includes(kind)} onChange={({ target }) => toggle(kind, target.checked)}>
              {words[kind]}
            </Checkbox>
          ))}
        </span>
      </Field>
      <div className="cols2">
        <Field label={t`Up to an amount of`} must>
          <MoneyField value={maximum} onChange={setMaximum} />
        </Field>
        <Field label={t`Valid until`} must>
          <DatePicker value={until} onChange={setUntil} />
        </Field>
      </div>
      <span className="row">
        <Button
          busy={setting.isPending}
          disabled={kinds.length === 0 || maximum.minor < 1 || until === ''}
          onClick={() => setting.mutate({ body: { kinds: [...kinds], maximum, until } })}
        >
          {t`Save standing order`}
        </Button>
      </span>
    </>
  );
}

/** An order to countersign automatically. Corrections and higher amounts wait for the user. */
export function StandingOrderCard() {
  const { t } = useLingui();
  const orders = useOrder();
  if (!orders.data) return null;
  return (
    <OrderCard
      title={t`Standing order`}
      text={t`Backline countersigns for you once an hour. Documents with corrections wait for you. The record names this order.`}
    >
      {orders.data.order ? <Current orders={orders} /> : <OrderForm orders={orders} />}
    </OrderCard>
  );
}
