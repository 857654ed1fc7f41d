import { Trans } from '@lingui/react/macro';
import { FileBadge } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import type { Certificate } from '#shared/domains/booking/deal/certificate.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const CertificateDialog = dialogPart(async () => (await import('./certificate-dialog.tsx')).CertificateDialog);

/** The file of a certificate. A click downloads it. */
export function CertificateFile({ file }: Required<Pick<Certificate, 'file'>>) {
  const params = { id: file.fileId };
  const save = async () => saveAs(await call(fileContract.routes.download, { params, query: {} }));
  return (
    <button type="button" className="link" onClick={() => void save()}>
      {file.name}
    </button>
  );
}

interface EditProps {
  readonly showId: string;
  readonly title: string;
  /** The revision of the deal. */
  readonly rev: number;
  readonly certificate: Certificate | undefined;
}
/** Opens the form of a certificate, for those who may change deals. */
export function EditCertificate(props: EditProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useCan()('show.updateDeal')) return null;
  return (
    <>
      <Button size="sm" icon={<FileBadge size={13} aria-hidden="true" />} onClick={() => setOpen(true)}>
        <Trans>Edit certificate</Trans>
      </Button>
      <Suspense>{isOpen && <CertificateDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
