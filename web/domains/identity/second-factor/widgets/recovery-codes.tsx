import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/export/save-file.ts';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import '../parts/second-factor.css';

function CodeActions({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  const onCopy = async () => {
    await navigator.clipboard.writeText(text);
    toast(t`Recovery codes copied`);
  };
  const onDownload = () => saveFile('backline-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
  return (
    <div className="row sf-acts">
      <Button icon={<Copy size={14} />} onClick={() => void onCopy()}>
        {t`Copy`}
      </Button>
      <Button icon={<Download size={14} />} onClick={onDownload}>
        {t`Download`}
      </Button>
      <Button icon={<Printer size={14} />} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </div>
  );
}

/** Shows new recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: Readonly<{ codes: readonly string[]; onDone: () => void }>) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form before is gone, and with it the focus.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="sf-stack">
      <h2 ref={heading} tabIndex={-1} className="strong">
        {t`Recovery codes`}
      </h2>
      <Notice tone="amber">
        <Trans>Save these codes now. We show them only this once.</Trans>
      </Notice>
      <p className="mut">
        <Trans>
          If you lose your phone, one code signs you in and turns the second factor off. Keep the codes apart from your
          password.
        </Trans>
      </p>
      <ol className="sf-codes" aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <CodeActions codes={codes} />
      <Button kind="primary" onClick={onDone}>
        {t`I have saved the codes`}
      </Button>
    </div>
  );
}
