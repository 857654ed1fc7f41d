import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UploadRequest } from '#shared/kernel/record/file.ts';
import { type Bare, call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import type { UploadTarget } from '#web/ui/controls/put-file.ts';
import { ControlField } from '#web/ui/form/fields.tsx';

type Presign = Bare<{ readonly body: UploadRequest & { readonly purpose: 'document' } }, UploadTarget>;

/** A master's agreement: as it is kept, or another one sent; saved with the form. */
export function DocumentField({ presign }: { readonly presign: Presign }) {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const fileName: string = useWatch({ name: 'fileName' });
  const put = (key: string, name: string) => {
    setValue('fileKey', key, { shouldDirty: true });
    setValue('fileName', name, { shouldDirty: true });
  };
  return (
    <ControlField<string> name="fileKey" label={t`File`} group>
      {({ value }) => (
        <>
          {value && (
            <span className="row">
              <span className="cut">{fileName}</span>
              <Button kind="ghost" onClick={() => put('', '')}>
                {t`Remove the file`}
              </Button>
            </span>
          )}
          <FileUpload
            label={t`File`}
            purpose="document"
            presign={(request, signal) => call(presign, { body: { ...request, purpose: 'document' } }, { signal })}
            onUploaded={({ key, name }) => put(key, name)}
          />
        </>
      )}
    </ControlField>
  );
}
