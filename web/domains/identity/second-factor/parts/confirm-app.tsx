import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { digitMessages } from '#shared/domains/identity/second-factor/messages.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { toast } from '#web/ui/toaster.ts';
import { CodeField } from './code-field.tsx';
import './second-factor.css';

const { begin, confirm } = secondFactorContract.routes;
/** In groups of four, to be typed. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Shows the whole key on a phone too, where a field would cut it. */
function SecretKey({ secret }: { readonly secret: string }) {
  const { t } = useLingui();
  const id = useId();
  const onCopy = async () => {
    await navigator.clipboard.writeText(secret);
    toast(t`Key copied`);
  };
  return (
    <div className="sf-key">
      <span id={id} className="meta">
        {t`Or type this key`}
      </span>
      <output aria-labelledby={id}>{inGroups(secret)}</output>
      <Button icon={<Copy size={14} />} onClick={() => void onCopy()}>
        {t`Copy`}
      </Button>
    </div>
  );
}

interface ConfirmAppProps {
  readonly secret: OutputOf<typeof begin>;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onAgain: () => void;
}
/** Shows the secret as a QR code and as text; a code of the app confirms it. */
export function ConfirmApp({ secret: { secret, address }, onCodes, onAgain }: ConfirmAppProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => import('./factor-schemas.ts').then(({ Confirm }) => Confirm),
    defaultValues: { code: '' },
    messages: digitMessages,
    onSubmit: async (body) => {
      const { codes } = await call(confirm, { body });
      form.form.reset({ code: '' });
      onCodes(codes);
    },
  });
  return (
    <div className="sf-stack">
      <p>
        <Trans>Scan this code with an authenticator app, then enter the six digits that the app shows.</Trans>
      </p>
      <QrCode className="sf-qr" text={address} label={t`QR code for your authenticator app`} />
      <SecretKey secret={secret} />
      <Form form={form}>
        <ErrorSummary />
        <CodeField />
        <div className="row">
          <Button type="submit" kind="primary" busy={form.busy}>
            {t`Turn on`}
          </Button>
          <Button onClick={onAgain}>{t`Start again`}</Button>
        </div>
      </Form>
    </div>
  );
}
