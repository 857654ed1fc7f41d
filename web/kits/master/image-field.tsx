import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UploadRequest } from '#shared/kernel/record/file.ts';
import { type Bare, call, queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import type { UploadTarget } from '#web/ui/controls/put-file.ts';
import { ControlField } from '#web/ui/form/fields.tsx';
import './image-field.css';

interface ImageCalls {
  readonly presignImage: Bare<{ readonly body: UploadRequest & { readonly purpose: 'logo' } }, UploadTarget>;
  readonly images: Bare<{ readonly params: { readonly id: string } }, Partial<Record<string, string>>>;
}
interface ImageFieldProps {
  readonly name: string;
  readonly label: string;
  readonly routes: ImageCalls;
  /** The stored record; undefined for a new one. */
  readonly record?: { readonly id: string; readonly rev: number } | undefined;
}

/** Addresses are good for a minute. */
const FRESH_MS = 45_000;

function Picture({ name, label, routes, record }: ImageFieldProps) {
  const id = record?.id ?? '';
  const query = queryOf(routes.images, { params: { id } });
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, record?.rev],
    enabled: id !== '',
    staleTime: FRESH_MS,
  });
  const src = data?.[name];
  return src ? <img className="mst-img" src={src} alt={label} /> : null;
}

/** Asks for a picture of a master: keep, replace or remove it. It is saved with the form. */
export function ImageField(props: ImageFieldProps) {
  const { name, label, routes } = props;
  return (
    <ControlField<string> name={name} label={label} group>
      {({ value, onChange }) => (
        <>
          {value.startsWith('files/') && <Picture {...props} />}
          <FileUpload
            label={label}
            purpose="logo"
            presign={(request, signal) =>
              call(routes.presignImage, { body: { ...request, purpose: 'logo' } }, { signal })
            }
            onUploaded={({ key }) => onChange(key)}
          />
          {value && (
            <span>
              <Button kind="ghost" onClick={() => onChange('')}>
                <Trans>Remove the picture</Trans>
              </Button>
            </span>
          )}
        </>
      )}
    </ControlField>
  );
}

/** Asks for the logo at the top of a document, and for the small one for narrow places. */
export function LogoFields(props: Omit<ImageFieldProps, 'name' | 'label'>) {
  const { t } = useLingui();
  return (
    <>
      <ImageField name="logoKey" label={t`Logo`} {...props} />
      <ImageField name="iconKey" label={t`Icon`} {...props} />
    </>
  );
}
