import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { type SignatureMethod, SignatureMethods } from '#web/ui/controls/signature-methods.tsx';
import { Later } from '#web/ui/later.tsx';
import { part } from '#web/ui/part.tsx';

const TypedSignature = part(async () => (await import('#web/ui/controls/typed-signature.tsx')).TypedSignature);
const SignaturePad = part(async () => (await import('#web/ui/controls/signature-pad.tsx')).SignaturePad);
const FileUpload = part(async () => (await import('#web/ui/controls/file-upload.tsx')).FileUpload);
const { signatureUpload } = accountContract.routes;

interface NewSignatureProps {
  readonly onImage: (image: Blob) => Promise<void>;
  readonly onUpload: (key: string) => Promise<void>;
}
function ImageSignature({ isTyped, onImage }: Pick<NewSignatureProps, 'onImage'> & { readonly isTyped: boolean }) {
  const { user } = useMe();
  const [image, setImage] = useState<Blob>();
  const [round, setRound] = useState(0);
  const clear = () => {
    setImage(undefined);
    setRound(round + 1);
  };
  const saving = useMutation({ mutationFn: onImage, onSuccess: clear });
  const save = (
    <Button
      kind="primary"
      disabled={!image}
      busy={saving.isPending}
      onClick={() => {
        if (image) saving.mutate(image);
      }}
    >
      <Trans>Save signature</Trans>
    </Button>
  );
  return isTyped ? (
    <TypedSignature key={round} initialName={user.name} onDraw={setImage}>
      {save}
    </TypedSignature>
  ) : (
    <SignaturePad key={round} onDraw={setImage}>
      {save}
    </SignaturePad>
  );
}

/** The three ways to a signature. */
export function NewSignature({ onImage, onUpload }: NewSignatureProps) {
  const { t } = useLingui();
  const [method, setMethod] = useState<SignatureMethod>('typed');
  return (
    <div className="card-b form-stack">
      <SignatureMethods value={method} onChange={setMethod} />
      <Later lines={4}>
        {method !== 'uploaded' ? (
          <ImageSignature key={method} isTyped={method === 'typed'} onImage={onImage} />
        ) : (
          <FileUpload
            label={t`Image of your signature`}
            purpose="signature"
            presign={(request, signal) =>
              call(signatureUpload, { body: { ...request, purpose: 'signature' } }, { signal })
            }
            onUploaded={({ key }) => onUpload(key)}
          />
        )}
      </Later>
    </div>
  );
}
