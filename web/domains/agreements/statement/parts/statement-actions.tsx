import { Trans } from '@lingui/react/macro';
import { Check, CreditCard, Printer, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { useRemoval } from '#web/ui/record/use-removal.tsx';
import { useStatementWords } from '../widgets/use-statement-words.ts';
import { PdfButtons } from './pdf-buttons.tsx';
import { useStatementWrites } from './use-statement-writes.ts';

const AgreeDialog = dialogPart(async () => (await import('./agree-dialog.tsx')).AgreeDialog);
const MailDialog = dialogPart(async () => (await import('./mail-dialog.tsx')).MailDialog);
const PayoutDialog = dialogPart(async () => (await import('./payout-dialog.tsx')).PayoutDialog);

interface OfStatement {
  readonly statement: Statement;
}
interface NextProps extends OfStatement {
  readonly onAsk: (asked: 'agree' | 'payout') => void;
}
/** The next step of a statement, for those who may take it. */
function Next({ statement, onAsk }: NextProps) {
  const can = useCan();
  const { askSend, askSettle, busy } = useStatementWrites(statement);
  const { stage, figures } = statement;
  if (stage === 'draft' && can('purchaseAgreement.send'))
    return (
      <Button kind="primary" icon={<Send size={14} />} busy={busy} onClick={() => void askSend()}>
        <Trans>Send</Trans>
      </Button>
    );
  if (stage === 'sent' && can('purchaseAgreement.send'))
    return (
      <Button kind="primary" icon={<Check size={14} />} onClick={() => onAsk('agree')}>
        <Trans>Mark as agreed</Trans>
      </Button>
    );
  if (stage !== 'agreed' || !can('invoice.pay')) return null;
  return figures.balance > 0 ? (
    <Button kind="primary" icon={<CreditCard size={14} />} onClick={() => onAsk('payout')}>
      <Trans>Enter payout</Trans>
    </Button>
  ) : (
    <Button kind="primary" icon={<Check size={14} />} busy={busy} onClick={() => void askSettle()}>
      <Trans>Settle</Trans>
    </Button>
  );
}

/** The buttons of a statement. */
export function StatementActions({ statement }: OfStatement) {
  const [asked, ask] = useState<'agree' | 'payout' | 'mail'>();
  const onClose = () => ask(undefined);
  return (
    <>
      <Button icon={<Printer size={14} />} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <PdfButtons statement={statement} onMail={() => ask('mail')} />
      <Next statement={statement} onAsk={ask} />
      <Suspense>
        {asked === 'agree' && <AgreeDialog statement={statement} onClose={onClose} />}
        {asked === 'mail' && <MailDialog statement={statement} onClose={onClose} />}
        {asked === 'payout' && <PayoutDialog statement={statement} onClose={onClose} />}
      </Suspense>
    </>
  );
}

/** Deletes a draft; nothing else can go. */
export function useDeletion(statement: Statement): (() => void) | undefined {
  const can = useCan();
  const removal = useRemoval();
  const { nameOf } = useStatementWords();
  if (statement.stage !== 'draft' || !can('purchaseAgreement.update')) return undefined;
  const remove = () => call(statementContract.routes.remove, { params: { id: statement.id } });
  return () => void removal({ base: '/statement', name: nameOf(statement), remove });
}
