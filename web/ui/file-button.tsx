import { Upload } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { FileInput } from './file-input.tsx';

interface FileButtonProps {
  /** Names the field of the file for a screen reader. */
  readonly label: string;
  readonly accept: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}
/** A button that chooses a file. */
export function FileButton({ label, accept, busy, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label={label} accept={accept} onFiles={([file]) => file && onFile(file)} />
      <Button icon={<Upload size={14} />} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
