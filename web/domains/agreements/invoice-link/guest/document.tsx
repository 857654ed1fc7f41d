import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { saveAs } from '#web/domains/attached/file/widgets/save-as.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { priceText, quantityText } from '#web/platform/line-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { part } from '#web/ui/part.tsx';
import { usePayer } from './payer.ts';

const DocumentSheets = part(
  async () => (await import('#web/domains/relations/link/widgets/document-sheets.tsx')).DocumentSheets,
);
const { file } = invoiceLinkContract.routes;

type Line = PayerView['lines'][number];

function LineRow({ line, currency }: { readonly line: Line; readonly currency: string }) {
  const { money, rate } = useFormat();
  const { text, quantity, priceC, net } = line;
  const count = quantityText(quantity);
  const price = priceText(priceC, currency);
  return (
    <tr>
      <td>
        {text}
        <div className="meta num">
          {count} × {price}, <Trans>VAT {rate(line.rate)}</Trans>
        </div>
      </td>
      <td className="num right">{money(net, currency)}</td>
    </tr>
  );
}

function Sums() {
  const { view } = usePayer();
  const { money } = useFormat();
  const { net, tax, total, currency } = view;
  return (
    <tfoot>
      <tr>
        <th scope="row">
          <Trans>Net</Trans>
        </th>
        <td className="num right">{money(net, currency)}</td>
      </tr>
      <tr>
        <th scope="row">
          <Trans>VAT</Trans>
        </th>
        <td className="num right">{money(tax, currency)}</td>
      </tr>
      <tr className="strong">
        <th scope="row">
          <Trans>Total</Trans>
        </th>
        <td className="num right">{money(total, currency)}</td>
      </tr>
    </tfoot>
  );
}

/** The lines with their sum, and the PDF to read or to keep. */
export function Document() {
  const { t } = useLingui();
  const { secret, view } = usePayer();
  const [isShown, setShown] = useState(false);
  const { lines, currency, number, reference } = view;
  const params = { secret };
  const keep = async () => saveAs({ ...(await call(file, { params, body: {} })), name: view.file.name });
  return (
    <Card title={t`Details`}>
      <div className="card-b il-doc">
        {reference && (
          <p className="meta">
            <Trans>Your reference: {reference}</Trans>
          </p>
        )}
        <table className="il-lines">
          <thead className="sr">
            <tr>
              <th scope="col">
                <Trans>Description</Trans>
              </th>
              <th scope="col">
                <Trans>Net</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and their order never changes
              <LineRow key={i} line={line} currency={currency} />
            ))}
          </tbody>
          <Sums />
        </table>
        <div className="row il-buttons">
          <Button icon={<FileText size={15} />} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <Trans>Hide PDF</Trans> : <Trans>View PDF</Trans>}
          </Button>
          <Button icon={<Download size={15} />} onClick={() => void keep()}>
            <Trans>Download PDF</Trans>
          </Button>
        </div>
      </div>
      {isShown && (
        <div className="il-sheets">
          <DocumentSheets route={file} secret={secret} title={number} />
        </div>
      )}
    </Card>
  );
}
