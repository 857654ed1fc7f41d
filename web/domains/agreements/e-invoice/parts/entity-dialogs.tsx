import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { eInvoiceMessages } from '#shared/domains/agreements/e-invoice/messages.ts';
import type { Entity, EntityInput } from '#shared/domains/agreements/e-invoice/schemas.ts';
import type { EAddress } from '#shared/kernel/money/e-address.ts';
import { call } from '#web/platform/api.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { EAddressFields } from '#web/ui/form/e-address-fields.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { entityWritten } from '../queries.ts';

const { addIdentifier, createEntity } = eInvoiceContract.routes;

type DialogProps = Readonly<{ entity: Entity; onClose: () => void }>;

/** Registers a bookkeeping with the access point. */
export function EntityDialog({ entity, onClose }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { name, line1, town, postcode, country, bookkeepingId } = entity;
  const form = useZodForm<EntityInput, EntityInput>({
    schema: () => import('./form-schemas.ts').then(({ EntitySchema }) => EntitySchema),
    defaultValues: { name, line1, town, postcode, country },
    messages: eInvoiceMessages,
    onSubmit: async (body) => {
      entityWritten(queries, await call(createEntity, { body: { ...body, bookkeepingId } }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Register for e-invoicing`} action={t`Register`} onClose={onClose}>
      <TextField name="name" label={t`Name`} maxLength={64} must />
      <TextField name="line1" label={t`Street`} maxLength={64} must />
      <TextField name="postcode" label={t`Postal code`} maxLength={32} must />
      <TextField name="town" label={t`City`} maxLength={64} must />
      <CountryField name="country" must />
    </FormDialog>
  );
}

/** Adds a number that a bookkeeping sends from. */
export function NumberDialog({ entity, onClose }: DialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<EAddress, EAddress>({
    schema: () => import('./form-schemas.ts').then(({ NumberSchema }) => NumberSchema),
    defaultValues: { scheme: '0106', id: '' },
    messages: eInvoiceMessages,
    onSubmit: async (body) => {
      const query = { legalEntityId: entity.bookkeepingId };
      entityWritten(queries, await call(addIdentifier, { query, body }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Add number`} action={t`Add`} onClose={onClose}>
      <EAddressFields />
    </FormDialog>
  );
}
