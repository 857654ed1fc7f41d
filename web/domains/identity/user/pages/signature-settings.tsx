import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { insideAddress } from '#web/platform/return-address.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { putFile } from '#web/ui/controls/put-file.ts';
import { dialogs } from '#web/ui/dialogs.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { NewSignature } from '../parts/new-signature.tsx';
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
  // Documents to send also say whether their countersigner has a signature.
  const again = () => queries.invalidateQueries();
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

function OwnSignature({ url, drop }: { readonly url: string; readonly drop: () => Promise<void> }) {
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
          <Button onClick={() => void onDownload()}>{t`Download`}</Button>
          <button type="button" className={buttonClass({ kind: 'danger' })} onClick={() => void onRemove()}>
            {t`Remove signature`}
          </button>
        </span>
      </div>
    </Card>
  );
}

/** The page that sent the user here to add a signature. */
function useReturn(): string | undefined {
  const { returnTo } = useSearch({ strict: false }) as { readonly returnTo?: unknown };
  return insideAddress(typeof returnTo === 'string' ? returnTo : undefined);
}

/** The signature that stands under what one signs: typed or drawn here, or a picture of it. */
export function SignatureSettingsPage() {
  const { t } = useLingui();
  const can = useCan();
  const returnTo = useReturn();
  const router = useRouter();
  const { url, keep, draw, drop } = useSignature();
  const saved = async (saving: Promise<void>) => {
    await saving;
    if (returnTo) router.history.push(returnTo);
  };

  return (
    <SettingsFrame title={t`Signature`} text={t`Only you can see it and sign with it.`}>
      {returnTo && !url && (
        <Notice tone="blue" fact={t`Add your signature.`}>
          {t`After saving, you return to the document.`}
        </Notice>
      )}
      {url && <OwnSignature url={url} drop={drop} />}
      <Card title={url ? t`Replace it` : t`Add your signature`}>
        <NewSignature onImage={(image) => saved(draw(image))} onUpload={(key) => saved(keep(key))} />
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
