import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { mutationOf } from '#web/platform/api.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { statementWritten } from '../queries.ts';
import { useStatementWords } from '../widgets/use-statement-words.ts';

const { send, settle } = statementContract.routes;

/** Sends a draft, and settles a statement that has nothing to pay out. Both ask first. */
export function useStatementWrites(statement: Statement) {
  const { t } = useLingui();
  const { balanceOf } = useStatementWords();
  const queries = useQueryClient();
  // A refusal may come from newer figures, so the page reads them again either way.
  const onSettled = () => statementWritten(queries);
  const sending = useMutation({ ...mutationOf(send), onSettled, onSuccess: ({ number }) => toast(t`${number} sent`) });
  const settling = useMutation({
    ...mutationOf(settle),
    onSettled,
    onSuccess: ({ number }) => toast(t`${number} settled`),
  });
  const { id, rev, currency, figures } = statement;
  const { balance } = figures;
  const askSend = async () => {
    const text = t`It gets a number, and its rows can't be changed afterwards. Correct mistakes on the next statement.`;
    const title = t`Send this statement? ${balanceOf(balance, currency, statement)}`;
    if (await dialogs.confirm({ title, text, action: t`Send` }))
      sending.mutate({ params: { id }, body: { rev, balance } });
  };
  const askSettle = async () => {
    const title = t`Settle ${statement.number}?`;
    const text =
      balance < 0 ? t`The balance is carried over to the artist's next statement.` : t`There is nothing to pay out.`;
    if (await dialogs.confirm({ title, text, action: t`Settle` })) settling.mutate({ params: { id }, body: { rev } });
  };
  return { askSend, askSettle, busy: sending.isPending || settling.isPending };
}
