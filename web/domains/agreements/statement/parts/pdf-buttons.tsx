import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FilePlus2, Mail } from 'lucide-react';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import type { Statement } from '#shared/domains/agreements/statement/schemas.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { statementWritten } from '../queries.ts';

const { download, render } = statementContract.routes;

type PdfButtonsProps = Readonly<{ statement: Statement; onMail: () => void }>;
/** The PDF of a sent statement: made where it is missing, downloaded, mailed. */
export function PdfButtons({ statement: { id, rendered }, onMail }: PdfButtonsProps) {
  const can = useCan();
  const queries = useQueryClient();
  const saving = useMutation({ ...mutationOf(download), onSuccess: saveAs });
  const making = useMutation({ ...mutationOf(render), onSuccess: () => statementWritten(queries) });
  const at = { params: { id }, body: {} };
  const maySend = can('purchaseAgreement.send');
  if (!rendered) return null;
  if (rendered.state !== 'ready')
    return maySend ? (
      <Button
        icon={<FilePlus2 size={14} />}
        busy={making.isPending || rendered.state === 'pending'}
        onClick={() => making.mutate(at)}
      >
        <Trans>Create PDF</Trans>
      </Button>
    ) : null;
  return (
    <>
      <Button icon={<Download size={14} />} busy={saving.isPending} onClick={() => saving.mutate(at)}>
        <Trans>Download PDF</Trans>
      </Button>
      {maySend && (
        <Button icon={<Mail size={14} />} onClick={onMail}>
          <Trans>Email</Trans>
        </Button>
      )}
    </>
  );
}
