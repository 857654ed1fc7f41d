import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import type { ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import type { ImportWork } from './use-import.ts';

const { presign, example } = importContract.routes;

/** Its headings find their fields by themselves. */
function ExampleButton({ mainArea }: { readonly mainArea: ImportKind }) {
  const saving = useMutation({ mutationFn: () => call(example, { body: { mainArea } }), onSuccess: saveAs });
  return (
    <span className="row">
      <Button icon={<FileSpreadsheet size={14} />} busy={saving.isPending} onClick={() => saving.mutate()}>
        <Trans>Download an example</Trans>
      </Button>
    </span>
  );
}

/** The table is sent straight to storage, then read. */
export function FileStep({ mainArea, work }: { readonly mainArea: ImportKind; readonly work: ImportWork }) {
  const { t } = useLingui();
  return (
    <section className="imp-card">
      <h2>{t`Choose a table`}</h2>
      <p className="mut">{t`An Excel (.xlsx) or CSV file with up to 5,000 rows and a row of headings.`}</p>
      <p className="mut">{t`The example has a column for each field, and a second sheet that explains them.`}</p>
      <ExampleButton mainArea={mainArea} />
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
