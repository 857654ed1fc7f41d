import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { putFile } from '#web/ui/controls/put-file.ts';
import { SignaturePad } from '#web/ui/controls/signature-pad.tsx';
import { dialogs } from '#web/ui/dialogs.ts';
import { toast } from '#web/ui/toaster.ts';
import { StandingOrderCard } from '../parts/standing-order-card.tsx';
import { SubstituteCard } from '../parts/substitute-card.tsx';
import '../parts/user.css';

const { signature, signatureUpload, setSignature, removeSignature, downloadSignature } = accountContract.routes;
/** Addresses are good for a minute. */
const FRESH_MS = 45_000;
const NEVER = new AbortController().signal;

function useSignature() {
  const queries = useQueryClient();
  const query = queryOf(signature, {});
  const { data } = useSuspenseQuery({ ...query, staleTime: FRESH_MS });
  const again = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const keep = async (key: string) => {
    await call(setSignature, { body: { key } });
    await again();
    toast(<Trans>Signature saved</Trans>);
  };
  const draw = async (image: Blob) => {
    const request = { purpose: 'signature' as const, name: 'signature.png', type: 'image/png', size: image.size };
    const target = await call(signatureUpload, { body: request });
    await putFile(image, target, () => undefined, NEVER);
    await keep(target.key);
  };
  const drop = async () => {
    await call(removeSignature, {});
    await again();
    toast(<Trans>Signature removed</Trans>);
  };
  return { url: data.url, keep, draw, drop };
}

interface OwnSignatureProps {
  readonly url: string;
  readonly drop: () => Promise<void>;
}
function OwnSignature({ url, drop }: OwnSignatureProps) {
  const { t } = useLingui();
  const onDownload = async () => {
    const { url: address } = await call(downloadSignature, {});
    if (address) location.assign(address);
  };
  const onRemove = async () => {
    const sure = await dialogs.confirm({
      title: t`Remove your signature?`,
      text: t`Signed documents are not affected.`,
      action: t`Remove signature`,
      danger: true,
    });
    if (sure) await drop();
  };
  return (
    <Card title={t`Your signature`}>
      <div className="card-b us-sign">
        <img src={url} alt={t`Your signature`} />
        <span className="row">
          <Button onClick={() => void onDownload()}>
            <Trans>Download</Trans>
          </Button>
          <button type="button" className={buttonClass({ kind: 'danger' })} onClick={() => void onRemove()}>
            <Trans>Remove signature</Trans>
          </button>
        </span>
      </div>
    </Card>
  );
}

function DrawnSignature({ onSave }: { readonly onSave: (image: Blob) => Promise<void> }) {
  const [image, setImage] = useState<Blob>();
  const [round, setRound] = useState(0);
  const clear = () => {
    setImage(undefined);
    setRound(round + 1);
  };
  const saving = useMutation({ mutationFn: onSave, onSuccess: clear });
  return (
    <div className="card-b">
      <SignaturePad key={round} onDraw={setImage}>
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
      </SignaturePad>
    </div>
  );
}

/** The signature that stands under what one signs: drawn here, or a picture of it. */
export function SignatureSettingsPage() {
  const { t } = useLingui();
  const can = useCan();
  const { url, keep, draw, drop } = useSignature();

  return (
    <SettingsFrame title={<Trans>Signature</Trans>} text={<Trans>Only you can see it and sign with it.</Trans>}>
      {url && <OwnSignature url={url} drop={drop} />}
      <Card title={url ? t`Draw a new one` : t`Draw it here`}>
        <DrawnSignature onSave={draw} />
      </Card>
      <Card title={t`Or upload an image`}>
        <div className="card-b">
          <FileUpload
            label={t`Image of your signature`}
            purpose="signature"
            presign={(request, signal) =>
              call(signatureUpload, { body: { ...request, purpose: 'signature' } }, { signal })
            }
            onUploaded={({ key }) => keep(key)}
          />
        </div>
      </Card>
      {can('esign.read') && (
        <>
          <StandingOrderCard />
          <SubstituteCard />
        </>
      )}
    </SettingsFrame>
  );
}
