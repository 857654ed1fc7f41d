import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { statementMessages } from '#shared/domains/agreements/statement/messages.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { SendDocument, sendValues } from '#web/domains/agreements/agreement/widgets/send-document.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { toast } from '#web/ui/toaster.ts';
import { statementWritten } from '../queries.ts';

const { letter, mail } = statementContract.routes;

/** Mails a sent statement with a link: recipient, subject and text are proposed. */
export function MailDialog({ statement, onClose }: { readonly statement: Statement; readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, number, rev, rendered } = statement;
  const { data } = useQuery({ ...queryOf(letter, { params: { id } }), staleTime: 0 });
  if (!data) return null;
  const { recipient, locale, subject, message } = data;
  return (
    <SendDocument
      title={t`Email ${number}`}
      action={t`Send email`}
      values={{ ...sendValues(recipient, locale), subject, message, attach: true }}
      messages={statementMessages}
      files={rendered?.files ?? []}
      onSend={async (values) => {
        await call(mail, { params: { id }, body: { ...values, rev } });
        await statementWritten(queries);
        onClose();
        toast(
          <Trans>
            {number} is on its way to {values.recipient.name}
          </Trans>,
        );
      }}
      onClose={onClose}
      withSubject
    />
  );
}
