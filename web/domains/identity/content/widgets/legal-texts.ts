import { dialogPart } from '#web/ui/dialog-part.tsx';

/** The documents about privacy, licence and security, for the operator. */
export const LegalTexts = dialogPart(async () => (await import('../parts/legal-texts.tsx')).LegalTexts);
