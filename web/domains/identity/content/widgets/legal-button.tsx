import { Trans } from '@lingui/react/macro';
import { Scale } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';

/** The documents about privacy, licence and security, for the operator. */
export const LegalTexts = dialogPart(async () => (await import('../parts/legal-texts.tsx')).LegalTexts);

export const LegalButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button icon={<Scale size={14} />} onClick={onClick}>
    <Trans>Legal texts</Trans>
  </Button>
);
