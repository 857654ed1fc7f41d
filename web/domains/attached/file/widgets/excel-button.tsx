import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { saveAs } from './save-as.ts';

/** Makes an Excel file and saves it. */
export function ExcelButton({ make }: { readonly make: () => Promise<Parameters<typeof saveAs>[0]> }) {
  const saving = useMutation({ mutationFn: make, onSuccess: saveAs });
  return (
    <Button icon={<Download size={14} aria-hidden="true" />} busy={saving.isPending} onClick={() => saving.mutate()}>
      <Trans>Excel</Trans>
    </Button>
  );
}
