import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AdvancingTemplateInput } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const PreviewDialog = dialogPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

/** Opens the form as a person outside will see it, with what is typed but not saved yet. */
export function PreviewButton() {
  const { t } = useLingui();
  const { getValues } = useFormContext<AdvancingTemplateInput>();
  const [shown, setShown] = useState<AdvancingTemplateInput>();
  return (
    <span>
      <Button icon={<Eye size={14} aria-hidden="true" />} onClick={() => setShown(getValues())}>
        {t`Preview`}
      </Button>
      {shown && (
        <PreviewDialog template={shown} title={t`Preview: ${shown.name}`} onClose={() => setShown(undefined)} />
      )}
    </span>
  );
}
