import { Trans, useLingui } from '@lingui/react/macro';
import '@fontsource/caveat/latin-400.css';
import '@fontsource/caveat/latin-ext-400.css';
import '@fontsource/caveat/cyrillic-400.css';
import { CircleAlert } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { call } from '#web/platform/api.ts';
import { type SignatureMethod, SignatureMethods } from '#web/ui/controls/signature-methods.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';
import { useGuest } from './guest.ts';

const SignaturePad = part(async () => (await import('#web/ui/controls/signature-pad.tsx')).SignaturePad);
const FileUpload = part(async () => (await import('#web/ui/controls/file-upload.tsx')).FileUpload);
const { guestUpload } = esignContract.routes;

/** The picture of a signature: drawn here and not sent yet, or uploaded already. */
export interface Picture {
  readonly drawn?: Blob | undefined;
  readonly key?: string | undefined;
}
interface SignatureFieldProps {
  readonly method: SignatureMethod;
  readonly isMissing: boolean;
  readonly onMethod: (method: SignatureMethod) => void;
  readonly onPicture: (picture: Picture) => void;
}

function TypedName() {
  const { invitation, values } = useGuest();
  return (
    <div className="eg-signature" aria-hidden="true">
      {values.name ?? invitation.me.name}
    </div>
  );
}

function UploadedPicture({ onPicture }: Pick<SignatureFieldProps, 'onPicture'>) {
  const { t } = useLingui();
  const { secret } = useGuest();
  return (
    <FileUpload
      label={t`Picture of your signature`}
      purpose="signature"
      presign={({ name, type, size }, signal) =>
        call(guestUpload, { params: { secret }, body: { name, type, size } }, { signal })
      }
      onUploaded={async ({ key }) => onPicture({ key })}
    />
  );
}

/** The signature: typed, drawn or uploaded. */
export function SignatureField({ method, isMissing, onMethod, onPicture }: SignatureFieldProps) {
  return (
    <div className="field">
      <span className="lab">
        <Trans>Your signature</Trans>
      </span>
      <SignatureMethods value={method} onChange={onMethod} />
      <Later lines={4}>
        {method === 'typed' && <TypedName />}
        {method === 'drawn' && <SignaturePad onDraw={(drawn) => onPicture({ drawn })} />}
        {method === 'uploaded' && <UploadedPicture onPicture={onPicture} />}
      </Later>
      {isMissing && (
        <span className="err" role="alert">
          <CircleAlert size={13} aria-hidden="true" />
          <span>
            {method === 'drawn' ? (
              <Trans>Draw your signature, or type your name.</Trans>
            ) : (
              <Trans>Upload a picture, or type your name.</Trans>
            )}
          </span>
        </span>
      )}
    </div>
  );
}
