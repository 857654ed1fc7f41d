import { Trans } from '@lingui/react/macro';
import { Download, FileText } from 'lucide-react';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { sizeText } from '#web/ui/controls/file-size.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { LinkAccess } from '../pages/download.tsx';
import { DocumentSheets } from '../widgets/document-sheets.tsx';
import { Brand, LanguageSelect } from '../widgets/public-page.tsx';

const PDF = 'application/pdf';
const { enter, fetchFile } = linkContract.routes;

type OpenDocumentProps = Readonly<{ secret: string; found: LinkAccess; file: OutputOf<typeof enter> }>;

/** The document to read, and the button to keep it. */
export function OpenDocument({ secret, found, file }: OpenDocumentProps) {
  const keep = async () => saveAs({ ...(await call(fetchFile, { params: { secret }, body: {} })), name: file.name });
  return (
    <div className="lk-open">
      <header className="lk-h">
        <Brand agency={found.agency} />
        <LanguageSelect />
      </header>
      <div className="lk-bar">
        <span className="col grow">
          <h1 className="strong cut">{file.title}</h1>
          {file.about && <span className="meta lk-about">{file.about}</span>}
        </span>
        <Button kind="primary" size="lg" icon={<Download size={15} />} onClick={() => void keep()}>
          <Trans>Download</Trans>
        </Button>
      </div>
      {file.isPreview && (
        <Notice tone="blue" fact={<Trans>Preview for {found.agency} staff: it isn't counted as opened.</Trans>} />
      )}
      <main className="lk-doc" id="main">
        {file.type === PDF ? (
          <DocumentSheets route={fetchFile} secret={secret} title={file.title} />
        ) : (
          <div className="lk-card">
            <FileText size={28} aria-hidden="true" />
            <p className="strong">{file.name}</p>
            <p className="meta">
              <Trans>Word document, {sizeText(file.size, currentTag())}. Download it to read it.</Trans>
            </p>
          </div>
        )}
      </main>
    </div>
  );
}
