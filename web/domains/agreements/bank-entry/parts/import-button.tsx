import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface ImportButtonProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}
/** Chooses a statement file. */
export function ImportButton({ busy, onFile }: ImportButtonProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={t`Bank statement`}
        accept=".xml,.sta,.940,.mt940,.txt,.csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button icon={<Upload size={14} />} busy={busy} onClick={() => input.current?.click()}>
        <Trans>Import statement</Trans>
      </Button>
    </>
  );
}
