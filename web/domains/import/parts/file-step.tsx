import { Trans, useLingui } from '@lingui/react/macro';
import { importContract } from '#shared/domains/import/contract.ts';
import type { ImportArea } from '#shared/domains/import/schemas.ts';
import { call } from '#web/platform/api.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import type { ImportWork } from './use-import.ts';

const { presign } = importContract.routes;

/** The table is sent straight to storage, then read. */
export function FileStep({ mainArea, work }: { readonly mainArea: ImportArea; readonly work: ImportWork }) {
  const { t } = useLingui();
  return (
    <section className="imp-card">
      <h2>
        <Trans>Choose a table</Trans>
      </h2>
      <p className="mut">
        <Trans>An Excel (.xlsx) or CSV file of at most 5,000 rows, with the headings in its first row.</Trans>
      </p>
      <FileUpload
        label={t`Table to import`}
        purpose="spreadsheet"
        presign={({ purpose: _purpose, ...request }, signal) =>
          call(presign, { body: { ...request, mainArea } }, { signal })
        }
        onUploaded={async ({ key, name }) => {
          await work.reading.mutateAsync({ key, name });
        }}
      />
    </section>
  );
}
