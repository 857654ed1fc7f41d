import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import type { Feed } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { call, type Reply } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { MakingDialog } from '#web/ui/form/making-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { ShownOnceField } from '#web/ui/shown-once-field.tsx';
import { feedQuery, feedsQuery } from '../queries.ts';
import { webcalOf } from './webcal.ts';

const { addAddress } = icalendarFeedContract.routes;
type Made = Reply<typeof addAddress>;

function Shown({ made }: { readonly made: Made }) {
  const { t } = useLingui();
  return (
    <div className="if-made">
      <ShownOnceField
        label={t`Address`}
        value={made.url}
        help={t`Anyone with it can read the calendar. It is shown only once.`}
        copied={t`Address copied`}
      />
      <div className="if-qr">
        <QrCode text={made.helpUrl} label={t`Instructions for each app`} />
        <p className="meta">
          {t`Scan with a phone for instructions for Apple, Google, Outlook and Android.`}
          <br />
          <a href={webcalOf(made.url)}>{t`Open in this device's calendar`}</a>
          {' · '}
          <a href={made.helpUrl} target="_blank" rel="noopener noreferrer">
            {t`Show the steps`}
          </a>
        </p>
      </div>
    </div>
  );
}

function useMaking(feed: AddressDialogProps['feed']) {
  const queries = useQueryClient();
  const [made, setMade] = useState<Made>();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ AddressSchema }) => AddressSchema),
    defaultValues: { label: '' },
    onSubmit: async ({ label }) => {
      const answer = await call(addAddress, { params: { id: feed.id }, body: { label } });
      setMade(answer);
      queries.setQueryData(feedQuery(feed.id).queryKey, answer.feed);
      await queries.invalidateQueries({ queryKey: feedsQuery().queryKey });
    },
  });
  return { made, form };
}

type AddressDialogProps = Readonly<{ feed: Feed; onClose: () => void }>;
/** Asks which device it is for, then shows the address this once. */
export function AddressDialog({ feed, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const { made, form } = useMaking(feed);
  return (
    <MakingDialog
      form={form}
      size="question"
      title={t`New address for ${feed.title}`}
      action={t`Create address`}
      made={made && <Shown made={made} />}
      className="if-form"
      onClose={onClose}
    >
      <TextField name="label" label={t`Which device is it for?`} must maxLength={50} placeholder={t`Phone`} />
    </MakingDialog>
  );
}
