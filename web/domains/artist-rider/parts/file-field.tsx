import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { artistRiderContract } from '#shared/domains/artist-rider/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

/** The rider's paper: as it is kept, or another one sent; saved with the form. */
export function FileField() {
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
                <Trans>Remove the file</Trans>
              </Button>
            </span>
          )}
          <FileUpload
            label={t`File`}
            purpose="document"
            presign={(request, signal) =>
              call(artistRiderContract.routes.presign, { body: { ...request, purpose: 'document' } }, { signal })
            }
            onUploaded={({ key, name }) => put(key, name)}
          />
        </>
      )}
    </ControlField>
  );
}
