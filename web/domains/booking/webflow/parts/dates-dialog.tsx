import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { fieldsFor } from '#shared/domains/booking/webflow/dates-rules.ts';
import {
  type CollectionFields,
  DATE_PARTS,
  type DatePart,
  type ShownDates,
  type Target,
  type TargetInput,
} from '#shared/domains/booking/webflow/dates-schemas.ts';
import { webflowMessages } from '#shared/domains/booking/webflow/messages.ts';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { collectionsQuery, datesWritten, fieldsQuery, sitesQuery } from '../queries.ts';
import { usePartNames } from './words.ts';

type Values = Omit<TargetInput, 'fields'> & { readonly fields: Record<DatePart, string> };
const allFields = (slugOf: (part: DatePart) => string | undefined) =>
  Object.fromEntries(DATE_PARTS.map((part) => [part, slugOf(part) ?? ''])) as Values['fields'];
const choices = (none: string, rows: readonly { readonly id: string; readonly name: string }[] = []) => [
  { value: '', label: none },
  ...rows.map(({ id, name }) => ({ value: id, label: name })),
];

type MappingProps = Readonly<{ found: CollectionFields; isNew: boolean }>;
/** A field of the collection for each part. Those of a new choice are proposed by their names. */
function Mapping({ found: { fields, suggested }, isNew }: MappingProps) {
  const { t } = useLingui();
  const names = usePartNames();
  const { setValue } = useFormContext<Values>();
  useEffect(() => {
    if (isNew)
      setValue(
        'fields',
        allFields((part) => suggested[part]),
      );
  }, [isNew, suggested, setValue]);
  const optionsOf = (part: DatePart) =>
    choices(
      t`Not published`,
      fieldsFor(part, fields).map(({ slug, name }) => ({ id: slug, name })),
    );
  return (
    <fieldset className="form-lines">
      <legend>{t`Fields of the collection`}</legend>
      <p className="meta">{t`Name and slug are filled by themselves.`}</p>
      <div className="cols2">
        {DATE_PARTS.map((part) => (
          <SelectField key={part} name={`fields.${part}`} label={names[part]} options={optionsOf(part)} />
        ))}
      </div>
    </fieldset>
  );
}

/** Says in words why Webflow told nothing. */
function Failed({ error, again }: { readonly error: Error | null; readonly again: () => void }) {
  const { t } = useLingui();
  return (
    <RetryNotice tone="amber" again={again}>
      {isExpected(error) ? error.message : t`Webflow could not be asked.`}
    </RetryNotice>
  );
}

function Choice({ target }: { readonly target: Target | undefined }) {
  const { t } = useLingui();
  const [siteId, collectionId] = useWatch<Values, ['siteId', 'collectionId']>({ name: ['siteId', 'collectionId'] });
  const sites = useQuery(sitesQuery);
  const collections = useQuery(collectionsQuery(siteId));
  const fields = useQuery(fieldsQuery(collectionId));
  const failed = [sites, collections, fields].find(({ isError }) => isError);
  const isLoading = [sites, collections, fields].some(({ isLoading: isAway }) => isAway);
  // Another collection is chosen after this one was given up: its items would stay behind.
  const isKept = target !== undefined;
  const siteRows = target ? [target.site] : sites.data?.rows;
  const collectionRows = target ? [target.collection] : collections.data?.rows;
  return (
    <>
      <SelectField name="siteId" label={t`Site`} must disabled={isKept} options={choices(t`Choose a site`, siteRows)} />
      <SelectField
        name="collectionId"
        label={t`Collection`}
        must
        disabled={isKept || siteId === ''}
        options={choices(t`Choose a collection`, siteId === '' ? [] : collectionRows)}
      />
      {isLoading && <SkeletonLines lines={3} />}
      {failed && <Failed error={failed.error} again={() => void failed.refetch()} />}
      {fields.data && <Mapping key={collectionId} found={fields.data} isNew={!isKept} />}
    </>
  );
}

type DatesDialogProps = Readonly<{ shown: ShownDates; onClose: () => void }>;
/** Chooses the collection that public dates go to, and its fields. */
export function DatesDialog({ shown: { target, rev }, onClose }: DatesDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<Values, TargetInput>({
    schema: () => import('#shared/domains/booking/webflow/dates-schemas.ts').then((all) => all.TargetInput),
    defaultValues: {
      siteId: target?.site.id ?? '',
      collectionId: target?.collection.id ?? '',
      fields: allFields((part) => target?.fields[part]?.slug),
      rev,
    },
    messages: webflowMessages,
    onSubmit: async (body) => {
      datesWritten(queries, await call(webflowContract.routes.saveDates, { body }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Publish dates at Webflow`} action={t`Save`} onClose={onClose}>
      <Choice target={target} />
    </FormDialog>
  );
}
