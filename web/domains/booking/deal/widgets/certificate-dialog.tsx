import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Certificate, CertificateInput } from '#shared/domains/booking/deal/certificate.ts';
import { dealContract } from '#shared/domains/booking/deal/contract.ts';
import { dealMessages } from '#shared/domains/booking/deal/messages.ts';
import { FileChoice } from '#web/domains/attached/file/widgets/file-choice.tsx';
import { call } from '#web/platform/api.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { dealWritten } from '../queries.ts';

interface CertificateDialogProps {
  readonly showId: string;
  readonly title: string;
  /** The revision of the deal. */
  readonly rev: number;
  readonly certificate: Certificate | undefined;
  readonly onClose: () => void;
}
const inputOf = ({ file, ...days }: Certificate = {}): CertificateInput => ({
  ...days,
  ...(file ? { fileId: file.fileId } : {}),
});

/** Asks how far the certificate of a withheld tax is. */
export function CertificateDialog({ showId, title, rev, certificate, onClose }: CertificateDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const form = useZodForm<CertificateInput, CertificateInput>({
    schema: () => import('../parts/form-schemas.ts').then(({ CertificateSchema }) => CertificateSchema),
    messages: dealMessages,
    defaultValues: inputOf(certificate),
    onSubmit: async (values) => {
      await call(dealContract.routes.certify, { params: { id: showId }, body: { ...values, rev } });
      await dealWritten(client);
      onClose();
      toast(t`Tax certificate saved`);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Tax certificate`}
      hint={title}
      onClose={onClose}
      action={t`Save certificate`}
      keys="mod+enter"
    >
      <div className="rec-fields">
        <DateField name="requestedOn" label={t`Requested on`} />
        <DateField name="receivedOn" label={t`Received on`} />
        <FileChoice
          name="fileId"
          subject={{ entity: 'show', recordId: showId }}
          none={t`Add the certificate to the files of the show to choose it here`}
        />
        <DateField name="reclaimedOn" label={t`Reclaimed on`} />
      </div>
    </FormDialog>
  );
}
