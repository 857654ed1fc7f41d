import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { LineTable } from '../widgets/line-table.tsx';
import { usePayer } from './payer.ts';

const DocumentSheets = part(
  async () => (await import('#web/domains/relations/link/widgets/document-sheets.tsx')).DocumentSheets,
);
const { file } = invoiceLinkContract.routes;

/** The lines with their sum, and the PDF to read or to keep. */
export function Document() {
  const { t } = useLingui();
  const { secret, view } = usePayer();
  const [isShown, setShown] = useState(false);
  const { number, reference } = view;
  const params = { secret };
  const keep = async () => saveAs({ ...(await call(file, { params, body: {} })), name: view.file.name });
  return (
    <Card title={t`Details`}>
      <div className="card-b il-doc">
        {reference && (
          <p className="meta">
            <Trans>Your reference: {reference}</Trans>
          </p>
        )}
        <LineTable view={view} />
        <div className="row il-buttons">
          <Button icon={<FileText size={15} />} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t`Hide PDF` : t`View PDF`}
          </Button>
          <Button icon={<Download size={15} />} onClick={() => void keep()}>
            {t`Download PDF`}
          </Button>
        </div>
      </div>
      {isShown && (
        <div className="il-sheets">
          <DocumentSheets route={file} secret={secret} title={number} />
        </div>
      )}
    </Card>
  );
}
