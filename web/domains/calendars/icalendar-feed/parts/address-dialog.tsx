import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import type { Feed } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { call, type Reply } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Input } from '#web/ui/input.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { toast } from '#web/ui/toaster.ts';
import { feedQuery, feedsQuery } from '../queries.ts';
import { webcalOf } from './webcal.ts';

const { addAddress } = icalendarFeedContract.routes;
type Made = Reply<typeof addAddress>;

function Shown({ made }: { readonly made: Made }) {
  const { t } = useLingui();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(made.url);
    toast(<Trans>Address copied</Trans>);
  };
  return (
    <div className="if-made">
      <Field
        label={t`Address`}
        id={id}
        help={<Trans>Anyone with it can read the calendar. It is shown only once.</Trans>}
      >
        <span className="row">
          <Input id={id} readOnly value={made.url} onFocus={(event) => event.target.select()} />
          <Button icon={<Copy size={14} />} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
        </span>
      </Field>
      <div className="if-qr">
        <QrCode text={made.helpUrl} label={t`Instructions for each app`} />
        <p className="meta">
          <Trans>Scan with a phone for instructions for Apple, Google, Outlook and Android.</Trans>
          <br />
          <a href={webcalOf(made.url)}>
            <Trans>Open in this device's calendar</Trans>
          </a>
          {' · '}
          <a href={made.helpUrl} target="_blank" rel="noopener noreferrer">
            <Trans>Show the steps</Trans>
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

interface AddressDialogProps {
  readonly feed: Feed;
  readonly onClose: () => void;
}
/** Asks which device it is for, then shows the address this once. */
export function AddressDialog({ feed, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { made, form } = useMaking(feed);
  const close = (
    <Button kind={made ? 'primary' : undefined} onClick={onClose}>
      {made ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}
    </Button>
  );
  const create = (
    <Button kind="primary" type="submit" form={id} busy={form.busy}>
      <Trans>Create address</Trans>
    </Button>
  );
  return (
    <Dialog
      open
      size="question"
      title={t`New address for ${feed.title}`}
      dirty={form.dirty && !made}
      onClose={onClose}
      actions={
        <>
          {close}
          {!made && create}
        </>
      }
    >
      {made ? (
        <Shown made={made} />
      ) : (
        <Form form={form} id={id} className="if-form">
          <ErrorSummary />
          <TextField name="label" label={t`Which device is it for?`} must maxLength={50} placeholder={t`Phone`} />
        </Form>
      )}
    </Dialog>
  );
}
