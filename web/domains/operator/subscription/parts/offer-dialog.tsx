import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { subscriptionMessages } from '#shared/domains/operator/subscription/messages.ts';
import { type Offer, type OfferFields, PLANS_MAX } from '#shared/domains/operator/subscription/schemas.ts';
import { useActiveBooks } from '#web/domains/agreements/invoice/widgets/use-active-books.ts';
import { call } from '#web/platform/api.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { subscriptionWritten } from '../queries.ts';
import './subscription.css';

const BLANK = { name: '', month: 0, year: 0 };

function OfferRows() {
  const { t } = useLingui();
  const books = useActiveBooks();
  const chosen = useWatch<OfferFields, 'bookkeepingId'>({ name: 'bookkeepingId' });
  const currency = books.find(({ id }) => id === chosen)?.currency ?? 'EUR';
  const options = books.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField name="bookkeepingId" label={t`Bookkeeping`} options={options} placeholder={t`Choose`} must />
      <NumberField name="trialDays" label={t`Days of trial`} must />
      <LinesField
        name="plans"
        legend={t`Plans, price of a seat`}
        lineOf={(place) => t`Plan ${place}`}
        removeOf={(place) => t`Remove plan ${place}`}
        add={t`Add a plan`}
        blank={BLANK}
        min={1}
        max={PLANS_MAX}
        className="sub-plan"
      >
        {(path) => (
          <>
            <TextField name={`${path}.name`} label={t`Name`} must maxLength={50} />
            <AmountField name={`${path}.month`} label={t`A month`} currency={currency} must />
            <AmountField name={`${path}.year`} label={t`A year`} currency={currency} must />
          </>
        )}
      </LinesField>
    </>
  );
}

/** The plans of the operator. */
export function OfferDialog({ offer, onClose }: { readonly offer: Offer | undefined; readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { rev = 0, bookkeepingId = '', trialDays = 14, plans = [BLANK] } = offer ?? {};
  const form = useZodForm<OfferFields, OfferFields>({
    schema: () => import('./form-schemas.ts').then(({ OfferSchema }) => OfferSchema),
    defaultValues: { bookkeepingId, trialDays, plans },
    messages: subscriptionMessages,
    onSubmit: async (fields) => {
      await call(subscriptionContract.routes.saveOffer, { body: { ...fields, rev } });
      await subscriptionWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Plans`}
      action={t`Save plans`}
      onClose={onClose}
      hint={t`Agencies keep the prices with which they began until they change their plan.`}
    >
      <OfferRows />
    </FormDialog>
  );
}
