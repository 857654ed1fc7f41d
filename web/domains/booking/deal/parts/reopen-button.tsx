import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { useAttempt } from '#web/domains/booking/show/widgets/use-attempt.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { dealWritten } from '../queries.ts';

type ReopenProps = Readonly<{ showId: string; rev: number }>;
function ReopenForm({ showId, rev }: ReopenProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const attempt = useAttempt();
  const [reason, setReason] = useState('');
  const send = () =>
    attempt(showId, async () => {
      await call(dealContract.routes.reopen, { params: { id: showId }, body: { rev, reason } });
      await dealWritten(client);
    });
  return (
    <div className="dl-reopen">
      <Field label={t`Why is it being reopened?`} must>
        <Textarea rows={3} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button kind="primary" disabled={reason.trim() === ''} onClick={() => void send()}>
        {t`Reopen settlement`}
      </Button>
    </div>
  );
}

/** A closed settlement is opened with a reason, which stays in the log. */
export function ReopenButton(props: ReopenProps) {
  const { t } = useLingui();
  return (
    <Popover
      label={t`Reopen settlement`}
      placement="bottom-end"
      width={300}
      trigger={<Button size="sm">{t`Reopen settlement`}</Button>}
    >
      {() => <ReopenForm {...props} />}
    </Popover>
  );
}
