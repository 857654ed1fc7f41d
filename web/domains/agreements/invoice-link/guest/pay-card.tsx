import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useFormat } from '#web/platform/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { toast } from '#web/ui/toaster.ts';
import { usePayer } from './payer.ts';

const QrCode = part(async () => (await import('#web/ui/qr-code.tsx')).QrCode);

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** The text to copy, if it differs from the one on screen. */
  readonly plain?: string;
}
function Fact({ label, value, plain = value }: FactProps) {
  const { t } = useLingui();
  const copy = async () => {
    await navigator.clipboard.writeText(plain);
    toast(t`Copied`);
  };
  if (value === '') return null;
  return (
    <div>
      <dt className="meta">{label}</dt>
      <dd className="row">
        <span className="num il-value grow">{value}</span>
        <IconButton label={t`Copy ${label}`} onClick={() => void copy()}>
          <Copy size={15} />
        </IconButton>
      </dd>
    </div>
  );
}

const grouped = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** The account of the issued invoice. The payer's banking app reads the code. */
export function PayCard() {
  const { t } = useLingui();
  const { money } = useFormat();
  const { view } = usePayer();
  const { payTo, open, currency, number, qr, agency } = view;
  if (!payTo || open <= 0) return null;
  return (
    <Card title={t`Pay by bank transfer`}>
      <div className="card-b il-pay">
        <dl>
          <Fact label={t`Account holder`} value={payTo.holder} />
          <Fact label={t`IBAN`} value={grouped(payTo.iban)} plain={payTo.iban} />
          <Fact label={t`BIC`} value={payTo.bic} />
          <Fact label={t`Amount`} value={money(open, currency)} />
          <Fact label={t`Reference`} value={number} />
        </dl>
        {qr && (
          <figure className="il-qr">
            <QrCode text={qr} label={t`Code for your banking app`} />
            <figcaption className="meta">{t`Scan it with your banking app.`}</figcaption>
          </figure>
        )}
        <p className="meta il-safe">
          <Trans>
            This account is the one on the PDF. {agency} never sends a changed account by email: if you get one, call
            them.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
